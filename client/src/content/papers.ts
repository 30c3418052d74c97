import { company } from '#shared/company.ts';
import { shownPapers } from '#shared/company-shape.ts';
import type { Fact } from './types.ts';

/** What clients may check of the company, as far as it is filled in (`shared/company.ts`). */
export const papers: { readonly title: string; readonly facts: readonly Fact[] } = {
  title: 'Papers you can check',
  facts: shownPapers(company),
};

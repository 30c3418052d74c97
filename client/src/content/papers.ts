import { company } from '#shared/company.ts';
import { shownPapers } from '#shared/company-shape.ts';
import type { Fact } from './types.ts';

/** The papers by which clients can check the company, if they are filled in (`shared/company.ts`). */
export const papers: { readonly title: string; readonly facts: readonly Fact[] } = {
  title: 'Papers you can check',
  facts: shownPapers(company),
};

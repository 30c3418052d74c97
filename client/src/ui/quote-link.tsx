import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'wouter';
import { quoteHref } from './links.ts';

/** Where the quote links of the page on the screen lead (`quoteHref` of page.ts). */
export const QuoteHref = createContext(quoteHref());

/** Leads to the consultation form, wherever on a page or in the frame it stands. */
export function QuoteLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return <Link href={useContext(QuoteHref)} {...props} />;
}

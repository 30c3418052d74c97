import type { ReactNode } from 'react';
import { quoteLink } from '#client/content/navigation.ts';

interface QuoteLinkProps {
  /** The page the visitor is on. */
  path: string;
  className: string;
  children: ReactNode;
}

/**
 * Leads to the contact page (spec section 2, "Shared page frame"). Who is there already is taken to
 * the form, so that the button never does nothing.
 */
export function QuoteLink({ path, children, ...rest }: QuoteLinkProps) {
  const isThere = path === quoteLink.href;
  return (
    <a href={isThere ? `${quoteLink.href}#consultation` : quoteLink.href} {...rest}>
      {children}
    </a>
  );
}

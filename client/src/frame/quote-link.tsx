import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { quoteLink } from '#client/content/navigation.ts';

interface QuoteLinkProps {
  /** The page the visitor is on. */
  path: string;
  onClick?: () => void;
  className: string;
  children: ReactNode;
}

/**
 * Leads to the contact page (spec section 2, "Shared page frame"). Who is there already is taken to
 * the form, so that the button never does nothing.
 */
export function QuoteLink({ path, children, ...rest }: QuoteLinkProps) {
  if (path === quoteLink.href)
    return (
      <a href={`${quoteLink.href}#consultation`} {...rest}>
        {children}
      </a>
    );
  return (
    <Link href={quoteLink.href} {...rest}>
      {children}
    </Link>
  );
}

import type { ComponentProps } from 'react';
import { Link } from 'wouter';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** A path of the site, or a tel:, mailto: or https: address. */
  href: string;
  kind?: 'primary' | 'secondary';
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', className = '', ...rest }: ButtonLinkProps) {
  // What leads elsewhere, or into another tab, is the browser's own.
  const Anchor = rest.href.startsWith('/') && !rest.target ? Link : 'a';
  return <Anchor className={`button button-${kind} ${className}`} {...rest} />;
}

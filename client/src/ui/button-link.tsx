import type { ComponentProps } from 'react';
import { Link } from 'wouter';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** A path of the site, or a tel:, mailto: or https: address. */
  href: string;
  kind?: 'primary' | 'secondary';
}

/** Shows a link that looks like a button. */
export function ButtonLink({ kind = 'secondary', className = '', ...rest }: ButtonLinkProps) {
  // The browser itself follows links to other sites or into another tab.
  const Anchor = rest.href.startsWith('/') && !rest.target ? Link : 'a';
  return <Anchor className={`button button-${kind} ${className}`} {...rest} />;
}

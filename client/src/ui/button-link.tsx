import type { ComponentProps } from 'react';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** A path of the site, or a tel:, mailto: or https: address. */
  href: string;
  kind?: 'primary' | 'secondary';
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', className = '', ...rest }: ButtonLinkProps) {
  return <a className={`button button-${kind} ${className}`} {...rest} />;
}

import type { ReactNode } from 'react';

interface ButtonLinkProps {
  /** A path of the site, or a tel:, mailto: or https: address. */
  href: string;
  kind?: 'primary' | 'secondary';
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  kind = 'secondary',
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a href={href} className={`button button-${kind} ${className}`} {...rest}>
      {children}
    </a>
  );
}

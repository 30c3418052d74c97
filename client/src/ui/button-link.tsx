import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface ButtonLinkProps {
  /** A path of the site, or a tel:, mailto: or https: address. */
  href: string;
  kind?: 'primary' | 'secondary';
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A link that looks like a button; inside the site it navigates without a page load. */
export function ButtonLink({
  href,
  kind = 'secondary',
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  const classes = `button button-${kind} ${className}`;
  if (href.startsWith('/'))
    return (
      <Link href={href} className={classes} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={classes} {...rest}>
      {children}
    </a>
  );
}

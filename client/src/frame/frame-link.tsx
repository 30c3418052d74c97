import { Link, type LinkProps, useRoute } from 'wouter';

/**
 * Shows a link of the header and marks it when active: Home on exactly `/`, the others by path prefix (spec section
 * 2).
 */
export function FrameLink({ href, ...props }: LinkProps & { href: string }) {
  const [isActive] = useRoute(href === '/' ? href : `${href}/*?`);
  return <Link href={href} aria-current={isActive ? 'page' : undefined} {...props} />;
}

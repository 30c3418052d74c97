import type { ComponentProps } from 'react';
import { useRoute } from 'wouter';

/** A link of the header, marked when active: Home only on exactly `/`, the others by path prefix (spec section 2). */
export function FrameLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const [isActive] = useRoute(href === '/' ? href : `${href}/*?`);
  return <a href={href} aria-current={isActive ? 'page' : undefined} {...props} />;
}

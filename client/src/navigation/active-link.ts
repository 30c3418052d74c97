/** Whether a header link is the active one: Home only on exactly `/`, the others by path prefix (spec section 2). */
export function isActiveLink(href: string, path: string): boolean {
  if (href === '/') return path === '/';
  return path === href || path.startsWith(`${href}/`);
}

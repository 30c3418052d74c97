import { canonicalUrl } from '#client/head/urls.ts';
import { company } from '#shared/company.ts';
import { isPlaceholder } from '#shared/placeholders.ts';

const sitemap = (paths: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${canonicalUrl(path)}</loc></url>`).join('\n')}
</urlset>
`;

/** Lets search engines read everything except the endpoint. */
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${canonicalUrl('/sitemap.xml')}
`;

/**
 * Returns the contact for security reports (RFC 9116), valid for a year from the build. Returns undefined while the
 * company's address is a placeholder.
 */
export function securityTxt({ email, origin } = company, now = new Date()): string | undefined {
  if (isPlaceholder(origin) || isPlaceholder(email)) return undefined;
  const expires = new Date(now);
  expires.setFullYear(now.getFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns sitemap, robots file and security.txt of a site with these pages, by file name. */
export function searchFiles(paths: readonly string[]) {
  const security = securityTxt();
  return {
    'sitemap.xml': sitemap(paths),
    'robots.txt': robots,
    ...(security && { '.well-known/security.txt': security }),
  };
}

import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';

/** One managed tag of the document head. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** JSON-LD only. */
  readonly text?: string;
}

/** Everything in the head that belongs to a page and goes with it. */
export interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
});
const property = (key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: key, content },
});

/** The absolute address of a path; it has one form only. */
export const canonicalUrl = (path: string) => `${company.origin}${path === '/' ? '/' : path}`;

/** The address of a page's preview image, made at build. */
export const previewImageUrl = (path: string) =>
  `${company.origin}/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** A page's head tags (spec sections 2 and 3), the same in the built HTML and after navigation. */
export function headTags(page: Page, path: string): Head {
  const { meta } = page;
  const found = path !== '/404';
  const title = meta.ogTitle ?? meta.title;
  const description = meta.ogDescription ?? meta.description;
  return {
    title: meta.title,
    tags: [
      named('description', meta.description),
      named('keywords', meta.keywords.join(', ')),
      { name: 'link', attributes: { rel: 'canonical', href: canonicalUrl(found ? path : '/') } },
      ...(found ? [] : [named('robots', 'noindex')]),
      property('og:type', 'website'),
      property('og:site_name', company.name),
      property('og:locale', 'en_IN'),
      property('og:title', title),
      property('og:description', description),
      property('og:url', canonicalUrl(found ? path : '/')),
      property('og:image', previewImageUrl(path)),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', `${title}, with a working drawing`),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', title),
      named('twitter:description', description),
      named('twitter:image', previewImageUrl(path)),
      ...(page.geo
        ? [
            named('geo.region', `${company.address.countryCode}-${company.address.regionCode}`),
            named('geo.placename', `${company.address.city}, ${company.address.state}`),
            named('geo.position', `${company.geo.latitude};${company.geo.longitude}`),
            named('ICBM', `${company.geo.latitude}, ${company.geo.longitude}`),
          ]
        : []),
      ...(page.structuredData ?? []).map(
        (block): HeadTag => ({
          name: 'script',
          attributes: { type: 'application/ld+json' },
          // The one character that could end the element early.
          text: JSON.stringify(block).replaceAll('<', '\\u003c'),
        }),
      ),
    ],
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The head as HTML; every tag but the title carries `data-page`, by which it is found again. */
export function renderHead(head: Head): string {
  const tags = head.tags.map(({ name, attributes, text }) => {
    const list = Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
      .join('');
    return `<${name}${list} data-page>${name === 'script' ? `${text}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ');
}

/**
 * Replaces the head of the page that was left by this one: one title, one description, one
 * canonical link at all times (spec section 2). Does nothing where the tags stand already.
 */
export function applyHead(head: Head): void {
  document.title = head.title;
  const present = [...document.head.querySelectorAll('[data-page]')];
  const wanted = head.tags.map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    return element;
  });
  if (
    present.length === wanted.length &&
    present.every((element, i) => element.isEqualNode(wanted[i] ?? null))
  )
    return;
  for (const element of present) element.remove();
  document.head.append(...wanted);
}

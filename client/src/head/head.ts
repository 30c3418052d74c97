import type { PageMeta } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { structuredData } from './structured-data.ts';
import { canonicalUrl, previewImagePath } from './urls.ts';

/** A tag in the document head that belongs to a page. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** The tag's text, which only JSON-LD has. */
  readonly text?: string;
}

/** The part of the document head that changes with the page. */
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

/** Returns the tags of the office's location (Home, spec section 2). */
const geoTags = () => {
  const { address, geo } = company;
  return [
    named('geo.region', `${address.countryCode}-${address.regionCode}`),
    named('geo.placename', `${address.city}, ${address.state}`),
    named('geo.position', `${geo.latitude};${geo.longitude}`),
    named('ICBM', `${geo.latitude}, ${geo.longitude}`),
  ];
};

/** Returns a page's title without the company's name. The preview image shows that name beside it. */
export const previewTitle = ({ title, ogTitle = title }: PageMeta) =>
  ogTitle.replace(/ \| .*/, '').replace(`${company.name}: `, '');

/**
 * Returns a page's head tags (spec sections 2 and 3). They are the same in the built HTML and after navigation. The
 * not-found page has no address of its own, so it names none and is not indexed.
 */
export function headTags(page: Page, path: string): Head {
  const { meta } = page;
  const { title, description, ogTitle = title, ogDescription = description } = meta;
  const found = path !== notFoundRoute.path;
  const url = canonicalUrl(path);
  const image = canonicalUrl(previewImagePath(path));
  const imageText = `“${previewTitle(meta)}” beside a working drawing`;
  return {
    title,
    tags: [
      named('description', description),
      named('keywords', meta.keywords.join(', ')),
      found
        ? { name: 'link', attributes: { rel: 'canonical', href: url } }
        : named('robots', 'noindex'),
      property('og:type', 'website'),
      property('og:site_name', company.name),
      property('og:locale', 'en_IN'),
      property('og:title', ogTitle),
      property('og:description', ogDescription),
      ...(found ? [property('og:url', url)] : []),
      property('og:image', image),
      property('og:image:type', 'image/png'),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', imageText),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', ogTitle),
      named('twitter:description', ogDescription),
      named('twitter:image', image),
      named('twitter:image:alt', imageText),
      ...(page.business ? geoTags() : []),
      ...structuredData(page, path).map(
        (block): HeadTag => ({
          name: 'script',
          attributes: { type: 'application/ld+json' },
          // Only this character could end the element early.
          text: JSON.stringify(block).replaceAll('<', '\\u003c'),
        }),
      ),
    ],
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the head as HTML. Every tag except the title has `data-page`, by which `applyHead` finds it again. */
export function renderHead(head: Head): string {
  const tags = head.tags.map(({ name, attributes, text }) => {
    const list = Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
      .join('');
    return `<${name}${list} data-page>${name === 'script' ? `${text}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ');
}

import { readdirSync } from 'node:fs';
import { serviceList } from '#client/content/service-list.ts';
import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';
import type { Company } from '#shared/company-shape.ts';
import { previewFaults } from './preview-images.ts';

/** Search engines cut longer ones, in characters. */
const most = { title: 60, description: 155 };

/** The file that a page's words are in. */
export function contentFile(path: string): string {
  const names: Readonly<Record<string, string>> = {
    '/': 'home',
    '/projects': 'projects-page',
    '/404': 'not-found',
  };
  return `client/src/content/${names[path] ?? path.slice(1)}.ts`;
}

/** What a page's words are too long for, or cannot be drawn with; each warning names the file. */
export function wordWarnings(pages: ReadonlyMap<string, Page>): string[] {
  return [...pages].flatMap(([path, page]) => {
    const faults = previewFaults(page);
    for (const part of ['title', 'description'] as const) {
      const { length } = page.meta[part];
      if (length > most[part])
        faults.push(`the ${part} has ${length} characters; search engines show ${most[part]}`);
    }
    return faults.map((fault) => `${contentFile(path)}: ${fault}`);
  });
}

/** A page without a headline of its own. */
export const headingWarnings = (path: string, body: string): string[] =>
  /<h1[ >]/.test(body) ? [] : [`${contentFile(path)}: the page has no h1`];

const serviceFiles = readdirSync(new URL('../src/content/services/', import.meta.url));

/** A page that still speaks of a service that was taken out: of one whose file is there without its row. */
export function formerServiceWarnings(path: string, html: string, files = serviceFiles): string[] {
  const slugs = files.map((file) => file.replace('.ts', ''));
  const former = slugs.filter((slug) => !serviceList.some((row) => row.slug === slug));
  return former.flatMap((slug) => {
    // "bathroom" of "bathrooms"; every page speaks of offices.
    const words = slug.split('-').filter((word) => word !== 'office');
    const asSaid = words.map((word) => word.replace(/s$/, '')).join('|');
    const [word] = new RegExp(asSaid, 'i').exec(html) ?? [];
    const where = `${contentFile(path)} or shared/form-options.ts`;
    return word ? [`${where}: ${path} still says "${word}", and ${slug} was taken out`] : [];
  });
}

/** Titles and descriptions that stand on two pages: search engines then show one of the two. */
export function repetitionWarnings(pages: ReadonlyMap<string, Page>): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const seen = new Map<string, string>();
    return [...pages].flatMap(([path, { meta }]) => {
      const former = seen.get(meta[part]);
      seen.set(meta[part], path);
      return former ? [`${contentFile(path)}: the ${part} is that of ${former}, too`] : [];
    });
  });
}

/** How much of a name the header has room for beside its links, in characters. */
const headerRoom = 20;

/** What the header has no room for. */
export const nameWarnings = ({ shortName }: Pick<Company, 'shortName'> = company): string[] =>
  shortName.length > headerRoom
    ? [
        `shared/company.ts: the header has no room for the ${shortName.length} characters of shortName; at most ${headerRoom}`,
      ]
    : [];

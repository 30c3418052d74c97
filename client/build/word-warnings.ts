import type { Page } from '#client/page.ts';
import { previewFaults } from './preview-images.ts';

/** Search engines cut longer ones, in characters. */
const most = { title: 60, description: 155 };

/** The file that a page's words are in. */
function contentFile(path: string): string {
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

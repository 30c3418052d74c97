// Makes pages and pictures in development, as the build makes them.
import { devFolder, drawingFile, drawingPaths, inlineMarkup } from '#build/drawings.ts';
import { renderPage } from '#client/render-page.tsx';
import { checkContent } from './content-checks.ts';
import { iconFiles } from './icon-files.ts';
import { fillIndexHtml } from './index-html.ts';
import { makePhoto, photoAddress } from './photos.ts';

/** Returns a drawing, an icon, or one of the company's photographs. Returns undefined if there is none. */
export async function makePicture(url: string) {
  if (url.startsWith(`${devFolder}/`)) {
    const path = drawingPaths().find((path) => url === `${devFolder}/${path}`);
    return path && drawingFile(path);
  }
  if (url.startsWith('/photos/')) {
    return photoAddress.test(url) ? (await makePhoto(url)).photo : undefined;
  }
  return iconFiles[url.slice(1)]?.();
}

/** Renders the page of an address into client/index.html. @throws OwnerError naming a fault of facts or content */
export async function makePage(template: string, address: string): Promise<string> {
  checkContent();
  const { pathname, searchParams } = new URL(address, 'http://site');
  // With `sent` the page confirms a form that was sent without JavaScript.
  const search = searchParams.has('sent') ? '?sent' : '';
  const { head, body } = await renderPage(pathname, inlineMarkup, search);
  return fillIndexHtml(template, {
    loader: `<script type="module" src="/src/loader.ts" data-app="/src/main.tsx"></script>`,
    head,
    page: body,
  });
}

import { lookup } from 'mime-types';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Entry from '#client/render-page.tsx';
import { checkTypes } from './check-types.ts';
import { devFolder, drawingFile, drawingPaths, drawingsAt, inlineDrawing } from './drawings.ts';
import { fillIndexHtml } from './index-html.ts';
import type * as ContentChecks from './site/content-checks.ts';
import type * as IconFiles from './site/icon-files.ts';
import type * as Photos from './site/photos.ts';
import { load } from './site-modules.ts';

/** Matches the modules that React replaces without a reload of the page. */
const component = /\/client\/src\/(ui|sections|frame|consultation|notifications)\/.*\.tsx$/;

/** Returns links to the styles of all pages that were rendered so far. A built page contains its own. */
const linkStyles = ({ environments }: ViteDevServer): string =>
  [
    ...['/src/styles.css', '/src/print.css'],
    ...[...environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
      url.endsWith('.css'),
    ),
  ]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');

/**
 * Returns a drawing, an icon, or one of the company's photographs, as the build makes it. Returns undefined for any
 * other address.
 */
async function makePicture(server: ViteDevServer, url: string) {
  if (url.startsWith(`${devFolder}/`)) {
    const path = drawingPaths().find((path) => url === `${devFolder}/${path}`);
    return path && drawingFile(path);
  }
  if (url.startsWith('/photos/')) {
    const { makePhoto } = await load<typeof Photos>(server, '/build/site/photos.ts');
    return (await makePhoto(url)).photo;
  }
  if (!/^\/[\w-]+\.\w+$/.test(url)) return undefined;
  const { iconFiles } = await load<typeof IconFiles>(server, '/build/site/icon-files.ts');
  return iconFiles[url.slice(1)]?.();
}

/** Renders the page of an address into client/index.html. @throws OwnerError naming a fault of facts or content */
async function renderPage(server: ViteDevServer, template: string, address: string) {
  const checksFile = '/build/site/content-checks.ts';
  const { checkContent } = await load<typeof ContentChecks>(server, checksFile);
  await checkContent();
  const entry = await load<typeof Entry>(server, '/src/render-page.tsx');
  entry.readInlineMarkupWith(inlineDrawing);
  const { pathname, searchParams } = new URL(address, 'http://site');
  // With `sent` the page confirms a form that was sent without JavaScript.
  const search = searchParams.has('sent') ? '?sent' : '';
  const { head, body } = await entry.renderPage(pathname, search);
  return fillIndexHtml(template, {
    loader: `<script type="module" src="/src/loader.ts" data-app="/src/main.tsx" data-search="${search}"></script>`,
    head: head + linkStyles(server),
    page: body,
  });
}

/**
 * Serves the pages in development as the build makes them: each page contains its content, which the app hydrates,
 * and the icons exist. An edit of a component or a style changes the open page, and any other edit reloads it. It
 * keeps its scroll position, because its content is in the HTML. A page that fails shows its error until then.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // The page's HTML names only the loader. The loader reads the app's address from an attribute.
    config: () => ({
      optimizeDeps: { entries: ['src/main.tsx'] },
      define: drawingsAt(devFolder),
    }),
    configureServer(server) {
      server.middlewares.use(({ url = '' }, response, next) => {
        makePicture(server, url).then((picture) => {
          if (picture === undefined) return next();
          response.setHeader('Content-Type', `${lookup(url)}`).end(picture);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        return renderPage(server, html, originalUrl).catch(async (error) => {
          // If the cause is a typing mistake, the compiler names its place.
          await checkTypes();
          throw error;
        });
      },
    },
    hotUpdate({ file, modules }) {
      // A page that shows an error may have loaded no module, and it waits for an edit.
      if (modules.length > 0 && (file.endsWith('.css') || component.test(file))) return;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

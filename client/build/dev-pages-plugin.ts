import { lookup } from 'mime-types';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Check from '../src/content/content-check.ts';
import type * as Entry from '../src/prerender-entry.tsx';
import { drawingFiles, inlineDrawing } from './drawings.ts';
import { devFolder } from './drawings-plugin.ts';
import type * as IconFiles from './icon-files.ts';
import { contentCheck, exitIfFaulty } from './owner-faults.ts';
import type * as Photos from './photos.ts';

/** Matches the modules that React replaces without a reload of the page. */
const component = /\/client\/src\/(ui|sections|frame|consultation|notifications)\/.*\.tsx$/;

/** Links the styles, which a built page contains. */
const styles = ['styles', 'print'].map((name) => `<link rel="stylesheet" href="/src/${name}.css">`);

/**
 * Returns a drawing, an icon, or one of the company's photographs, as the build makes it. Returns undefined for any
 * other address. Vite loads the modules that need `#client`, which Node cannot import.
 */
async function makePicture(server: ViteDevServer, url: string) {
  if (url.startsWith(`${devFolder}/`)) return drawingFiles()[url.slice(devFolder.length + 1)];
  if (url.startsWith('/photos/')) {
    const { makePhoto } = (await server.ssrLoadModule('/build/photos.ts')) as typeof Photos;
    return makePhoto(url);
  }
  if (!/^\/[\w-]+\.(?:ico|png|svg)$/.test(url)) return undefined;
  const { iconFiles } = (await server.ssrLoadModule('/build/icon-files.ts')) as typeof IconFiles;
  return (await iconFiles())[url.slice(1)];
}

/**
 * Serves the pages in development as the build makes them: each page contains its content, which the app hydrates,
 * and the icons exist. An edit of a component or a style changes the open page, and any other edit reloads it. It
 * keeps its scroll position, because its content is in the HTML. A page that fails shows its error, and the next
 * edit reloads it.
 */
export function devPages(): Plugin {
  /** True if the last page could not be rendered. */
  let hasFailed = false;
  return {
    name: 'dev-pages',
    apply: 'serve',
    // The page's HTML names only the loader. The loader reads the app's address from an attribute.
    async config() {
      await exitIfFaulty();
      return { optimizeDeps: { entries: ['src/main.tsx'] } };
    },
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
        hasFailed = true;
        const { ownerFaults } = (await server.ssrLoadModule(contentCheck)) as typeof Check;
        const faults = await ownerFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
        const entry = (await server.ssrLoadModule('/src/prerender-entry.tsx')) as typeof Entry;
        entry.readInlineMarkupWith(inlineDrawing);
        const { pathname, searchParams } = new URL(originalUrl, 'http://site');
        // With `sent` the page confirms a form that was sent without JavaScript.
        const search = searchParams.has('sent') ? '?sent' : '';
        const { head, body } = await entry.render(pathname, search);
        hasFailed = false;
        return html
          .replace(' data-app=', search ? ` data-search="${search}" data-app=` : ' data-app=')
          .replace('<!--head-->', () => head + styles.join(''))
          .replace('<!--page-->', () => body);
      },
    },
    hotUpdate({ file, modules }) {
      const isReplaced = file.endsWith('.css') || component.test(file);
      // An error page has loaded no module, but it waits for an edit.
      if (!hasFailed && (modules.length === 0 || isReplaced)) return;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

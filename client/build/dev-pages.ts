import { lookup } from 'mime-types';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Check from '../src/content/content-check.ts';
import type * as Entry from '../src/prerender-entry.tsx';
import { drawingMarkup } from './drawings-plugin.ts';
import { contentCheck, stopAtFaults } from './owner-faults.ts';
import type * as Photos from './photos.ts';
import type * as SeoFiles from './seo-files.ts';

/** Modules that React puts in place by itself, without a new load of the page. */
const component = /\/client\/src\/(ui|sections|frame|consultation|notifications)\/.*\.tsx$/;

/**
 * An icon, or one of the company's photographs, as the build makes it; undefined for anything else. What
 * makes it is loaded through Vite, so that an edit counts at once.
 */
async function makePicture(server: ViteDevServer, url: string) {
  if (url.startsWith('/photos/')) {
    const { makePhoto } = (await server.ssrLoadModule('/build/photos.ts')) as typeof Photos;
    return makePhoto(url);
  }
  if (!/^\/[\w-]+\.(?:ico|png|svg)$/.test(url)) return undefined;
  const { icons } = (await server.ssrLoadModule('/build/seo-files.ts')) as typeof SeoFiles;
  return (await icons())[url.slice(1)];
}

/**
 * `npm run dev` shows what the build makes: every page comes with its content, which the app then
 * takes over, and the icons are there. After an edit of anything but a component or a style the page
 * is loaded again; being whole, it opens at the same place. A page that fails shows its error, and is
 * loaded again at the next edit.
 */
export function devPages(): Plugin {
  /** How the last page was answered; 'mended' when something was edited since it failed. */
  let page: 'whole' | 'failed' | 'mended' = 'whole';
  return {
    name: 'dev-pages',
    apply: 'serve',
    // The page's HTML names the loader alone, which fetches the app by an address in an attribute.
    async config() {
      await stopAtFaults();
      return { optimizeDeps: { entries: ['src/main.tsx'] } };
    },
    configureServer(server) {
      // A reload may be sent before the error page can listen: it comes when the page connects.
      server.ws.on('vite:client:connect', () => {
        if (page === 'mended') server.ws.send({ type: 'full-reload' });
      });
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
        page = 'failed';
        const { ownerFaults } = (await server.ssrLoadModule(contentCheck)) as typeof Check;
        const faults = await ownerFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
        const entry = (await server.ssrLoadModule('/src/prerender-entry.tsx')) as typeof Entry;
        entry.readInlineMarkupWith(drawingMarkup);
        const { pathname, searchParams } = new URL(originalUrl, 'http://site');
        // What a form without script is answered with; whether it was signed the built site's server asks.
        const search = searchParams.has('sent') ? '?sent' : '';
        const { head, body } = await entry.render(pathname, search);
        page = 'whole';
        return html
          .replace(' data-app=', search ? ` data-search="${search}" data-app=` : ' data-app=')
          .replace('<!--head-->', () => `${head}<link rel="stylesheet" href="/src/styles.css">`)
          .replace('<!--page-->', () => body);
      },
    },
    hotUpdate({ file, modules }) {
      // An error page has loaded none of the modules that a mend may change.
      if (page !== 'whole') {
        page = 'mended';
        this.environment.hot.send({ type: 'full-reload' });
      }
      if (modules.length === 0 || file.endsWith('.css') || component.test(file)) return;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

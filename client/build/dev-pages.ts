import { extname } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Entry from '../src/prerender-entry.tsx';
import { drawingMarkup } from './drawings-plugin.ts';
import type * as SeoFiles from './seo-files.ts';

const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Modules that React puts in place by itself, without a new load of the page. */
const component = /\/client\/src\/(ui|sections|frame|consultation|notifications)\/.*\.tsx$/;

/** Loaded through Vite, so that an edit counts at once. */
const load = (server: ViteDevServer, module: string) => server.ssrLoadModule(module);

/**
 * `npm run dev` shows what the build makes: every page comes with its content, which the app then
 * takes over, and the icons are there. After an edit of anything but a component or a style the page
 * is loaded again; being whole, it opens at the same place.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // The page's HTML names the loader alone, which fetches the app by an address in an attribute.
    config: () => ({ optimizeDeps: { entries: ['src/main.tsx'] } }),
    configureServer(server) {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        const type = types[extname(url)];
        if (!type || url.lastIndexOf('/') > 0) return next();
        const { icons } = (await load(server, '/build/seo-files.ts')) as typeof SeoFiles;
        const icon = icons()[url.slice(1)];
        if (icon === undefined) return next();
        response.setHeader('Content-Type', type).end(icon);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const entry = (await load(server, '/src/prerender-entry.tsx')) as typeof Entry;
        entry.readInlineMarkupWith(drawingMarkup);
        const { head, body } = await entry.render(new URL(originalUrl, 'http://site').pathname);
        return html
          .replace('<!--head-->', () => `${head}<link rel="stylesheet" href="/src/styles.css">`)
          .replace('<!--page-->', () => body);
      },
    },
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || file.endsWith('.css') || component.test(file)) return;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

import { lookup } from 'mime-types';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { checkTypes } from './check-types.ts';
import { devFolder, drawingsAt } from './drawings.ts';
import { loadModule } from './site-modules.ts';

/** Matches the modules that React replaces without a reload of the page. */
const component = /\/client\/src\/(ui|sections|frame|consultation|notifications)\/.*\.tsx$/;

/** Matches the addresses of drawings, photographs and icons. */
const pictureAddress = /^\/(drawings\/|photos\/|[\w-]+\.\w+$)/;

/** Returns links to the styles of all pages that were rendered so far. A built page contains its own. */
function styleLinks({ environments }: ViteDevServer): HtmlTagDescriptor[] {
  const loaded = [...environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return ['/src/styles.css', '/src/print.css', ...loaded.filter((url) => url.endsWith('.css'))].map(
    (href) => ({ tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head' }),
  );
}

/** Adds the typing mistakes to an error that they may have caused elsewhere, because the compiler names their place. */
async function withTypingMistakes(error: unknown): Promise<unknown> {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return error;
  const { message, stack } = error;
  return checkTypes().then(
    () => error,
    (mistakes) => Object.assign(new Error(`${message}\n\n${mistakes.message}`), { stack }),
  );
}

/**
 * Serves the pages in development as the build makes them: each page contains its content, which the app hydrates,
 * and the icons exist. An edit of a component or a style changes the open page, and any other edit reloads it. It
 * keeps its scroll position, because its content is in the HTML. A page that fails shows its error until then.
 */
export function devPages(): Plugin {
  let reloading: NodeJS.Timeout | undefined;
  return {
    name: 'dev-pages',
    apply: 'serve',
    // The page's HTML names only the loader. The loader reads the app's address from an attribute.
    config: () => ({
      optimizeDeps: { entries: ['src/main.tsx'] },
      define: drawingsAt(devFolder),
    }),
    configureServer(server) {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        if (!pictureAddress.test(url)) return next();
        try {
          const { makePicture } = await loadModule(server, 'dev-responses');
          const picture = await makePicture(url);
          if (picture === undefined) return next();
          response.setHeader('Content-Type', `${lookup(url)}`).end(picture);
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server, originalUrl = '/' }) {
        if (!server) return template;
        try {
          const { makePage } = await loadModule(server, 'dev-responses');
          return { html: await makePage(template, originalUrl), tags: styleLinks(server) };
        } catch (error) {
          throw await withTypingMistakes(error);
        }
      },
    },
    hotUpdate({ file, modules }) {
      // A page that shows an error may have loaded no module, and it waits for an edit.
      if (modules.length > 0 && (file.endsWith('.css') || component.test(file))) return;
      if (this.environment.name !== 'client') return [];
      const { hot } = this.environment;
      // An editor may write a file in several steps. Between them, a page could mix old HTML with new modules.
      clearTimeout(reloading);
      reloading = setTimeout(() => hot.send({ type: 'full-reload' }), 100);
      return [];
    },
  };
}

import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';

/*
 * Two kinds of code make the site. Vite runs its plugins (client/build/*.ts) as they are. They cannot import content and
 * pages, which only Vite can load. The prerenderer (client/build/prerenderer) imports both. So a plugin imports only types
 * of the prerenderer and of client/src, and loads their modules by a development server.
 */

/** Loads a module of `client`. In development it has the latest edits. */
export const load = <T>(server: ViteDevServer, file: string) =>
  server.ssrLoadModule(file) as Promise<T>;

/** Opens a development server without a port, with which a build loads the prerenderer. */
export const openPrerenderer = ({ root, cacheDir, define }: ResolvedConfig) =>
  createServer({
    configFile: false,
    appType: 'custom',
    root,
    cacheDir,
    define: { ...define },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });

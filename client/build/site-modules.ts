import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';

/*
 * Vite runs its plugins (client/build/*.ts) as they are. They cannot import content and pages, which only Vite can load.
 * The modules of client/build/site import both. So a plugin imports only types of client/build/site and client/src, and
 * loads their modules by a development server.
 */

/** Loads a module of `client`. In development it has the latest edits. */
export const load = <T>(server: ViteDevServer, file: string) =>
  server.ssrLoadModule(file) as Promise<T>;

/** Opens a development server without a port, by which a build loads modules. */
export const openModuleServer = ({ root, cacheDir, define }: ResolvedConfig) =>
  createServer({
    configFile: false,
    appType: 'custom',
    root,
    cacheDir,
    define: { ...define },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });

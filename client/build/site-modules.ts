import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';

/*
 * Vite runs its plugins (client/build/*.ts) as they are. They cannot import content and pages, which only Vite can
 * load. The modules of client/build/site import both. So a plugin loads these modules with a development server.
 */
interface SiteModules {
  'dev-responses': typeof import('./site/dev-responses.ts');
  'evaluated-content': typeof import('./site/evaluated-content.ts');
  'write-site': typeof import('./site/write-site.ts');
}

/** Loads a module of client/build/site. In development it has the latest edits. */
export const loadModule = <Name extends keyof SiteModules>(server: ViteDevServer, name: Name) =>
  server.ssrLoadModule(`/build/site/${name}.ts`) as Promise<SiteModules[Name]>;

/** Opens a development server without a port, with which a build loads modules. */
export const openModuleServer = ({ root, define }: ResolvedConfig) =>
  createServer({
    configFile: false,
    root,
    define: { ...define },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });

import type { Plugin, Rolldown } from 'vite';
import type { PageRoute } from '#client/routes.tsx';

declare global {
  /** Holds the modules that a route asks for, while `modulesOf` listens. */
  var askedByRoute: string[] | undefined;
}

/** Makes each `import()` of a route tell the prerenderer which module it asks for. */
export function routeImports(): Plugin {
  return {
    name: 'route-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    async transform(code, id) {
      if (!/client\/src\/(?:routes\.tsx|content\/service-list\.ts)$/.test(id)) return null;
      let told = code;
      for (const [whole, wanted = ''] of code.matchAll(/\bimport\('([^']+)'\)/g)) {
        const module = JSON.stringify((await this.resolve(wanted, id))?.id);
        told = told.replaceAll(whole, `(globalThis.askedByRoute?.push(${module}), ${whole})`);
      }
      return told;
    },
  };
}

/** Returns the modules that a route asks for when a visitor goes to its page. */
export function modulesOf(route: PageRoute): readonly string[] {
  const modules: string[] = [];
  globalThis.askedByRoute = modules;
  // A page that fails to load fails when it is rendered.
  route.load().catch(() => {});
  // These modules import others, which do not belong to the route.
  globalThis.askedByRoute = undefined;
  return modules;
}

/**
 * Returns the app's files for the page of a route, the entry first. The loader fetches them in parallel.
 *
 * @throws Error when the bundle has none of the modules that the route imports
 */
export function appFiles(
  bundle: Rolldown.OutputBundle,
  path: string,
  modules: readonly string[],
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.filter(({ facadeModuleId }) => modules.includes(`${facadeModuleId}`));
  if (own.length === 0) throw new Error(`the build has no page for ${path}`);

  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...own]) add(chunk);
  return [...files];
}

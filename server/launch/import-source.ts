import { pathToFileURL } from 'node:url';
import { type NamespacedUnregister, register } from 'tsx/esm/api';

let tsx: NamespacedUnregister | undefined;

/**
 * Imports a TypeScript module of the project: Node 20 cannot do so by itself, and Vite's configuration is
 * bundled without what it imports by an address. A module is evaluated once for the whole build.
 *
 * @param file its absolute path
 */
export function importSource<T = Readonly<Record<string, unknown>>>(file: string): Promise<T> {
  tsx ??= register({ namespace: 'build' });
  return tsx.import(pathToFileURL(file).href, import.meta.url);
}

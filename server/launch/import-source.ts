import { pathToFileURL } from 'node:url';
import { type NamespacedUnregister, register } from 'tsx/esm/api';

let tsx: NamespacedUnregister | undefined;

/** Imports a TypeScript module by its absolute path, which Node 20 cannot do. A build imports each module once. */
export function importSource<T = Readonly<Record<string, unknown>>>(file: string): Promise<T> {
  tsx ??= register({ namespace: 'build' });
  return tsx.import(pathToFileURL(file).href, import.meta.url);
}

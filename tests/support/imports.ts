import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '#server/launch/child.mjs';

/** One edge of the import graph. */
export interface Import {
  /** The importing file, from the project's folder: "client/src/app.tsx". */
  readonly from: string;
  /**
   * What it imports: a project file written the same way, or a package as the import names it
   * ("zod/mini", "node:fs"), or "process.env" for reading the environment.
   */
  readonly to: string;
  /** Gone when the program runs: `import type`, `export type`, `import('x').T`. */
  readonly typeOnly: boolean;
}

/** From package.json's `imports`. */
const folders = { '#client/': 'client/src/', '#shared/': 'shared/', '#server/': 'server/' };

function resolve(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return join(dirname(from), path);
  for (const [prefix, folder] of Object.entries(folders)) {
    if (path.startsWith(prefix)) return folder + path.slice(prefix.length);
  }
  return path.startsWith('#') ? path.slice(1) : path;
}

/**
 * Every import of a file, static, dynamic or re-exported.
 *
 * @param from the file's path from the project's folder
 * @throws Error when the source cannot be parsed
 */
export function importsOf(from: string, source: string): Import[] {
  const { module, program, errors } = parseSync(from, source);
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ from, to: resolve(from, specifier), typeOnly });

  for (const { start, moduleRequest } of module.staticImports) {
    add(moduleRequest.value, /^import\s+type\b/.test(source.slice(start)));
  }
  for (const { start, entries } of module.staticExports) {
    const request = entries[0]?.moduleRequest;
    if (request) add(request.value, /^export\s+type\b/.test(source.slice(start)));
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    // A computed name cannot be followed; a plain one stands in quotes.
    if (/^(['"`])[^$]*\1$/.test(text)) add(text.slice(1, -1), false);
  }
  new Visitor({
    TSImportType(node) {
      add(node.source.value, true);
    },
    MemberExpression({ object, property }) {
      const isProcess = object.type === 'Identifier' && object.name === 'process';
      const isEnv = property.type === 'Identifier' && property.name === 'env';
      if (isProcess && isEnv) add('process.env', false);
    },
  }).visit(program);
  return found;
}

/** The project's own code in client, server, shared and tests, as paths from its folder. */
export function projectFiles(): string[] {
  return ['client', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.includes('node_modules')),
  );
}

/** The imports of all that code. */
export function projectImports(): Import[] {
  return projectFiles()
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

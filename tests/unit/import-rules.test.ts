import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { projectFiles } from '#tests/support/project-files.ts';

/** One import: a project file by its path, or a package as it is named ("zod/mini", "node:fs"). */
interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
}

const statement =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm;

const imports: readonly Import[] = projectFiles()
  .filter((file) => !file.endsWith('.css'))
  .flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(statement)].map(
      ([, type, fixed = '', dynamic]) => {
        const [path = ''] = (dynamic ?? fixed).split('?');
        const inProject = path.replace(/^#client\//, 'client/src/').replace(/^#/, '');
        const to = path.startsWith('.') ? join(dirname(from), path) : inProject;
        return { from, to, typeOnly: type !== undefined };
      },
    ),
  );

const isIn = (path: string, ...folders: string[]) => folders.some((f) => path.startsWith(`${f}/`));
const isPackage = (path: string, ...names: string[]) =>
  names.some((name) => path === name || path.startsWith(`${name}/`));

/** Code that may reach the browser: client/src but its scripts (.mjs), shared but its tables. */
const isBrowserCode = (path: string) =>
  (isIn(path, 'client/src') && !path.endsWith('.mjs')) ||
  (isIn(path, 'shared') && path !== 'shared/schema.ts');

/** The app's layers from the bottom up: a file may import its own layer and those before it. */
const layers = [
  ['content/', 'drawings/', 'fonts/', 'api/', 'trusted.ts', 'virtual.d.ts'],
  ['page.ts'],
  ['ui/'],
  ['notifications/'],
  ['sections/', 'consultation/'],
  ['pages/'],
  ['routes.tsx'],
  ['head/'],
  ['navigation/'],
  ['frame/'],
  ['app.tsx', 'main.tsx', 'loader.ts', 'prerender-entry.tsx'],
];

/** The server's rooms in the same way; settings, log and the report of a failed start are for all. */
const rooms = [
  ['config.ts', 'logger.ts', 'start-error.ts'],
  ['database/'],
  ['leads/'],
  ['notify/'],
  ['staff/'],
  ['http/'],
  ['announce.ts', 'start-server.ts', 'run.ts', 'index.ts', 'launch/'],
];
const indexIn = (order: readonly (readonly string[])[], folder: string) => (path: string) =>
  order.findIndex((starts) => starts.some((start) => path.startsWith(`${folder}/${start}`)));
const layerOf = indexIn(layers, 'client/src');
const roomOf = indexIn(rooms, 'server');

test.each<[name: string, breaks: (edge: Import) => boolean]>([
  [
    'shared imports zod and drizzle only',
    ({ from, to }) =>
      isIn(from, 'shared') &&
      !isIn(to, 'shared') &&
      !isPackage(to, 'zod', 'drizzle-orm', 'drizzle-zod'),
  ],
  [
    'client and server never import each other, and neither imports its tests',
    ({ from, to }) =>
      (isIn(from, 'client') && isIn(to, 'server')) ||
      (isIn(from, 'server') && isIn(to, 'client')) ||
      (!isIn(from, 'tests') && isIn(to, 'tests')),
  ],
  [
    'the client takes types alone from shared/schema',
    ({ from, to, typeOnly }) => isIn(from, 'client') && to === 'shared/schema.ts' && !typeOnly,
  ],
  [
    'the browser gets zod/mini, and none of the server’s packages or Node’s modules',
    ({ from, to, typeOnly }) =>
      isBrowserCode(from) &&
      !typeOnly &&
      (to === 'zod' ||
        to.startsWith('node:') ||
        isPackage(to, 'drizzle-orm', 'drizzle-zod', 'express', 'pg', 'pino')),
  ],
  [
    'in the client imports go down: frame, navigation, head, routes, pages, sections, ui, content',
    ({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from),
  ],
  [
    'in the server imports go down: program, http, leads, database; notify and staff on database',
    ({ from, to }) =>
      roomOf(from) >= 0 &&
      (roomOf(to) > roomOf(from) ||
        (isIn(from, 'server/notify', 'server/staff') && isIn(to, 'server/leads'))),
  ],
  [
    'content is data and types; icons are allowed',
    ({ from, to }) =>
      isIn(from, 'client/src/content') &&
      !isIn(to, 'client/src/content', 'shared') &&
      to !== 'lucide-react',
  ],
])('%s', (_name, breaks) => {
  expect(imports.filter(breaks).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('only server/config reads the environment, apart from launchers, build steps and tests', () => {
  const readers = projectFiles().filter(
    (file) =>
      !isIn(file, 'server/launch', 'client/build', 'tests') &&
      /^[^*]*\bprocess\.env\b|'node:process'/m.test(readFileSync(join(root, file), 'utf8')),
  );
  // The second hands a few variables on to Postgres's programs.
  const allowed = ['server/config.ts', 'server/database/embedded/programs.ts'];
  expect(readers.toSorted()).toEqual(allowed);
});

test('every file of the app has its layer, and every file of the server its room', () => {
  const files = projectFiles().filter((file) =>
    /^(client\/src|server)\/.*\.(tsx?|mjs)$/.test(file),
  );
  const homeless = (file: string) => (isIn(file, 'server') ? roomOf(file) : layerOf(file)) < 0;
  expect(files.filter(homeless)).toEqual([]);
});

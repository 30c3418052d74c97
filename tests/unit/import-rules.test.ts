import { expect, test } from 'vitest';
import { type Import, importsOf, projectFiles, projectImports } from '#tests/support/imports.ts';

/** Who may import whom. Each rule brings an example that breaks it, to prove that it can fail. */
interface Rule {
  readonly name: string;
  readonly breaks: (edge: Import) => boolean;
  readonly example: readonly [file: string, source: string];
}

const isIn = (path: string, ...folders: string[]) => folders.some((f) => path.startsWith(`${f}/`));
const isPackage = (path: string, ...names: string[]) =>
  names.some((name) => path === name || path.startsWith(`${name}/`));

/** Code that may reach the browser: client/src but its scripts (.mjs), shared but its tables. */
const isBrowserCode = (path: string) =>
  (isIn(path, 'client/src') && !path.endsWith('.mjs')) ||
  (isIn(path, 'shared') && path !== 'shared/schema.ts');

/** Besides launchers and tests; the last one hands a few variables on to Postgres's programs. */
const readersOfTheEnvironment = [
  'server/config.ts',
  'client/build/index.ts',
  'server/database/embedded/run-program.ts',
];

/**
 * The app's layers from the bottom up: a file may import its own layer and those before it. Every
 * file of the app has one, or imports could go up by way of a file that has none.
 */
const layers = [
  ['content/', 'drawings/', 'fonts/', 'api/', 'virtual.d.ts'],
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

/**
 * The server's rooms from the bottom up: a file may import its own room and those before it. Settings,
 * log and the report of a failed start are for all.
 */
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

const rules: readonly Rule[] = [
  {
    name: 'shared imports zod and drizzle only',
    breaks: ({ from, to }) =>
      isIn(from, 'shared') &&
      !isIn(to, 'shared') &&
      !isPackage(to, 'zod', 'drizzle-orm', 'drizzle-zod'),
    example: ['shared/contact.ts', "import { createHash } from 'node:crypto';"],
  },
  {
    name: 'the client never imports the server',
    breaks: ({ from, to }) => isIn(from, 'client') && isIn(to, 'server'),
    example: ['client/src/app.tsx', "export * from '#server/config.ts';"],
  },
  {
    name: 'the server never imports the client',
    breaks: ({ from, to }) => isIn(from, 'server') && isIn(to, 'client'),
    example: [
      'server/http/pages.ts',
      "const { routes } = await import('../../client/src/routes.tsx');",
    ],
  },
  {
    name: 'the program never imports its tests',
    breaks: ({ from, to }) => !isIn(from, 'tests') && isIn(to, 'tests'),
    example: ['server/http/app.ts', "import { factory } from '#tests/support/factory.ts';"],
  },
  {
    name: 'the client takes types alone from shared/schema',
    breaks: ({ from, to, typeOnly }) =>
      isIn(from, 'client') && to === 'shared/schema.ts' && !typeOnly,
    example: ['client/src/api/request.ts', "import { type User } from '#shared/schema.ts';"],
  },
  {
    name: 'the browser gets zod/mini, and none of the server’s packages or Node’s modules',
    breaks: ({ from, to, typeOnly }) =>
      isBrowserCode(from) &&
      !typeOnly &&
      (to === 'zod' ||
        to.startsWith('node:') ||
        isPackage(to, 'drizzle-orm', 'drizzle-zod', 'express', 'pg', 'pino')),
    example: ['shared/contact.ts', "import { z } from 'zod';"],
  },
  {
    name: 'in the client imports go down: frame, navigation, head, routes, pages, sections, ui, content',
    breaks: ({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from),
    example: ['client/src/ui/link.tsx', "import { loadPage } from '#client/navigation/pages.ts';"],
  },
  {
    name: 'in the server imports go down: program, http, leads, database; notify and staff on database',
    breaks: ({ from, to }) =>
      roomOf(from) >= 0 &&
      (roomOf(to) > roomOf(from) ||
        (isIn(from, 'server/notify', 'server/staff') && isIn(to, 'server/leads'))),
    example: [
      'server/leads/store.ts',
      "import type { HttpError } from '#server/http/http-error.ts';",
    ],
  },
  {
    name: 'content is data and types; icons are allowed',
    breaks: ({ from, to }) =>
      isIn(from, 'client/src/content') &&
      !isIn(to, 'client/src/content', 'shared') &&
      to !== 'lucide-react',
    example: ['client/src/content/faq.ts', "import { Accordion } from '../ui/accordion.tsx';"],
  },
  {
    name: 'api knows nothing of notifications',
    breaks: ({ from, to }) =>
      isIn(from, 'client/src/api') &&
      isIn(to, 'client/src/notifications', 'client/src/consultation'),
    example: [
      'client/src/api/request.ts',
      "import { toast } from '#client/notifications/toast.ts';",
    ],
  },
  {
    name: 'only server/config reads the environment, apart from launchers, build steps and tests',
    breaks: ({ from, to }) =>
      (to === 'process.env' || to === 'node:process') &&
      !readersOfTheEnvironment.includes(from) &&
      !isIn(from, 'server/launch', 'tests'),
    example: ['server/database/database.ts', 'const url = process.env.DATABASE_URL;'],
  },
];

const imports = projectImports();

test('the whole project is read', () => {
  const files = new Set(imports.map(({ from }) => from));
  for (const folder of ['client/src', 'server', 'shared', 'tests']) {
    expect([...files].some((file) => isIn(file, folder))).toBe(true);
  }
});

test('every file of the app has its layer, and every file of the server its room', () => {
  const files = projectFiles().filter((file) =>
    /^(client\/src|server)\/.*\.(tsx?|mjs)$/.test(file),
  );
  const homeless = (file: string) => (isIn(file, 'server') ? roomOf(file) : layerOf(file)) < 0;
  expect(files.filter(homeless)).toEqual([]);
});

test('a lead enters at most nine files of the server, from its endpoint to the tables', () => {
  const entered = new Set(['server/http/contact.ts']);
  for (const file of entered) {
    const next = imports.filter(({ from, typeOnly }) => from === file && !typeOnly);
    for (const { to } of next) if (isIn(to, 'server/leads', 'server/database')) entered.add(to);
  }
  const lead = [
    ...entered,
    ...['app.ts', 'request.ts', 'http-error.ts'].map((file) => `server/http/${file}`),
  ];
  expect(lead.length, lead.join(', ')).toBeLessThanOrEqual(9);
});

test('at most eight files stand directly in the server’s folder', () => {
  const files = projectFiles().filter((file) => /^server\/[^/]+$/.test(file));
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(8);
});

for (const { name, breaks, example } of rules) {
  test(name, () => {
    expect(imports.filter(breaks).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test(`a breach is noticed: ${name}`, () => {
    expect(importsOf(...example).filter(breaks)).toHaveLength(1);
  });
}

test('imports of every kind are seen, and types are distinguished from values', () => {
  const source = `
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    export type { C } from './c.ts';
    export { d } from './d.ts';
    import './e.css';
    const f = () => import('#shared/f.ts');
    type G = import('#client/g.ts').G;
    // import './comment.ts';
    const text = "import './text.ts'";
  `;
  const edges = importsOf('client/src/x.ts', source);
  const list = edges.map(({ to, typeOnly }) => `${to} ${typeOnly ? 'type' : 'value'}`);
  expect(list.sort()).toEqual([
    'client/src/a.ts type',
    'client/src/b.ts value',
    'client/src/c.ts type',
    'client/src/d.ts value',
    'client/src/e.css value',
    'client/src/g.ts type',
    'shared/f.ts value',
  ]);
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { projectFiles } from '#tests/support/project-files.ts';

const files = projectFiles().filter((file) => !file.endsWith('.css'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const statement =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm;

/** Lists all imports: a project file by its path, a package by its name ("zod/mini", "node:fs"). */
const imports = files.flatMap((from) =>
  [...read(from).matchAll(statement)].map(([, type, fixed = '', dynamic]) => {
    const [path = ''] = (dynamic ?? fixed).split('?');
    const inProject = path
      .replace(/^#client\//, 'client/src/')
      .replace(/^#build\//, 'client/build/')
      .replace(/^#/, '');
    const to = path.startsWith('.') ? join(dirname(from), path) : inProject;
    return { from, to, isType: type !== undefined, isAlias: path.startsWith('#') };
  }),
);
/** Matches the files that a program, Vite or TypeScript loads by name. */
const isEntry = new RegExp(
  [
    String.raw`^client/build/[\w-]+-plugin\.ts$`,
    '^client/build/site/(?:dev-responses|evaluated-content|write-site).ts$',
    '^client/src/(?:ambient.d|loader|main).tsx?$',
    '^server/(?:staff/)?main.ts$',
    '^server/launch/(?:(?:open-)?dev-site.ts|(?:leads|start|vite).mjs)$',
  ].join('|'),
);
const expectNone = (broken: typeof imports) =>
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);

test.each([
  ['shared imports zod and drizzle only', /^shared\//, /^(?!shared\/|zod\b|drizzle-(orm|zod)\b)/],
  ['the client never imports the server', /^client\/src\//, /^server\//],
  [
    'the build imports nothing of the server but how it is launched',
    /^client\/build\//,
    /^server\/(?!launch\/)/,
  ],
  ['the server never imports the client', /^server\//, /^client\//],
  ['nothing imports its tests', /^(?!tests\/)/, /^tests\//],
  ['content is data and types', /^client\/src\/content\//, /^(?!client\/src\/content\/|shared\/)/],
])('%s', (_rule, from, forbidden) => {
  expectNone(imports.filter((one) => from.test(one.from) && forbidden.test(one.to)));
});

test('a file imports the files of its own folder by ./', () => {
  expectNone(imports.filter(({ from, to, isAlias }) => isAlias && dirname(from) === dirname(to)));
});

test('every file of the code is imported, or is an entry', () => {
  const imported = new Set(
    imports.filter(({ from }) => !/^tests\//.test(from)).map(({ to }) => to),
  );
  const code = files.filter((file) => /^(?:client|server|shared)\/.*\.(?:tsx?|mjs)$/.test(file));
  expect(code.filter((file) => !imported.has(file) && !isEntry.test(file))).toEqual([]);
});

test('a Vite plugin imports nothing of the code that needs Vite', () => {
  const needsVite = /^client\/(src|build\/site)\//;
  expectNone(
    imports.filter(({ from, to }) => /^client\/build\/[^/]+$/.test(from) && needsVite.test(to)),
  );
});

test('the browser gets none of the server’s packages or Node’s modules', () => {
  const browser = /^client\/src\/.*\.tsx?$|^shared\/(?!schema\.ts)/;
  const forbidden = /^(zod$|node:|shared\/schema|(drizzle-orm|drizzle-zod|express|pg|pino)\b)/;
  expectNone(
    imports.filter(({ from, to, isType }) => browser.test(from) && !isType && forbidden.test(to)),
  );
});

test('the server imports each package that production installs', () => {
  const used = imports.filter(({ from }) => /^(server|shared)\//.test(from)).map(({ to }) => to);
  const { dependencies } = JSON.parse(read('package.json'));
  const unused = Object.keys(dependencies).filter(
    (name) => !used.some((to) => `${to}/`.startsWith(`${name}/`)),
  );
  expect(unused).toEqual([]);
});

/** Lists the folders and files of client/src and of server from the lowest layer up. */
const layers = {
  'client/src': [
    ...[
      'content drawings fonts api trusted.ts ambient.d.ts',
      'page.ts',
      'ui',
      'notifications consent',
    ],
    ...['sections consultation', 'pages', 'routes.tsx', 'head', 'navigation', 'frame'],
    'app.tsx main.tsx loader.ts served-document.ts render-page.tsx',
  ],
  server: [
    ...['base', 'database', 'http', 'leads', 'staff'],
    'error-response.ts app.ts announcement.ts site.ts serve.ts main.ts launch',
  ],
};

test.each(Object.entries(layers))(
  'every file of %s imports only its layer and those below',
  (folder, order) => {
    const layerOf = (path: string) => {
      const [first = ''] = path.slice(folder.length + 1).split('/');
      return order.findIndex((names) => names.split(' ').includes(first));
    };
    const isInside = (path: string) => path.startsWith(`${folder}/`);
    expect(files.filter((file) => isInside(file) && layerOf(file) < 0)).toEqual([]);
    const inside = imports.filter(({ from, to }) => isInside(from) && isInside(to));
    expect(inside.length).toBeGreaterThan(100);
    expectNone(inside.filter(({ from, to }) => layerOf(to) > layerOf(from)));
  },
);

/** The files that `docs/architecture.md` lists from the form's field to the row, in order. */
const [, way = ''] = read('docs/architecture.md').split('### From field to row\n');
const listed = [...(way.split('\n#')[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, file = '']) => file,
);

test('a lead passes through at most 15 files, 9 on the server', () => {
  expect(listed.length).toBeGreaterThan(9);
  expect(listed.length).toBeLessThanOrEqual(15);
  expect(listed.filter((file) => file.startsWith('server/')).length).toBeLessThanOrEqual(9);
});

test('another listed file imports each file on a lead’s way', () => {
  // The path begins at the form, and on the server at the app.
  const starts = ['client/src/consultation/consultation-form.tsx', 'server/app.ts'];
  const imported = imports.filter(({ from }) => listed.includes(from)).map(({ to }) => to);
  expect(listed.filter((file) => !imported.includes(file))).toEqual(starts);
});

test('the list has every file that a lead’s way imports', () => {
  const steps = ['routes', 'accept', 'store'].map((name) => `server/leads/${name}.ts`);
  const needed = imports.filter(({ from, isType }) => steps.includes(from) && !isType);
  expectNone(needed.filter(({ to }) => to.startsWith('server/leads/') && !listed.includes(to)));
});

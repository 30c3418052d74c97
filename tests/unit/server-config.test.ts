import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

test('with an empty environment the site listens to this machine alone, on port 3000, with the embedded Postgres in ./data', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: './data',
    contactRateLimit: 60,
    trustProxy: false,
    logLevel: 'info',
    leadEmailTo: undefined,
    smtpUrl: undefined,
    leadWebhookUrl: undefined,
    leadWebhookFormat: 'json',
    leadSummary: 'off',
    warnings: [],
  });
});

test('settings are read from the environment', () => {
  const config = readConfig({
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgresql://site:secret@db.internal:5432/site',
    CONTACT_RATE_LIMIT: '5',
    LOG_LEVEL: 'debug',
    LEAD_EMAIL_TO: 'sales@builtright.test, owner@builtright.test',
    SMTP_URL: 'smtps://user:secret@mail.builtright.test',
    LEAD_WEBHOOK_URL: 'https://crm.builtright.test/leads',
  });
  expect(config).toMatchObject({
    mode: 'development',
    port: 0,
    host: '::1',
    databaseUrl: 'postgresql://site:secret@db.internal:5432/site',
    contactRateLimit: 5,
    logLevel: 'debug',
    leadEmailTo: ['sales@builtright.test', 'owner@builtright.test'],
    smtpUrl: 'smtps://user:secret@mail.builtright.test',
    leadWebhookUrl: 'https://crm.builtright.test/leads',
  });
});

test.each([
  ['off', false],
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%s is understood', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test.each([
  ['PORT', '80000'],
  ['PORT', '3000x'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['CONTACT_RATE_LIMIT', '-1'],
  ['CONTACT_RATE_LIMIT', 'many'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.internal'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'live'],
  ['LEAD_EMAIL_TO', 'sales'],
  ['SMTP_URL', 'mail.builtright.test'],
  ['SMTP_URL', 'smtps://user:100%@mail.builtright.test'],
  ['LEAD_WEBHOOK_URL', 'crm'],
])('%s=%s is refused with a message that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('mail cannot be sent without a mail server', () => {
  const environment = { LEAD_EMAIL_TO: 'sales@builtright.test' };
  expect(() => readConfig(environment)).toThrow('LEAD_EMAIL_TO needs SMTP_URL as well.');
});

test.each([
  ['LEAD_EMAILS_TO', 'LEAD_EMAILS_TO is not a setting of the site; LEAD_EMAIL_TO is.'],
  ['LEAD_EMAIL', 'LEAD_EMAIL is not a setting of the site; LEAD_EMAIL_TO is.'],
  ['smtp_uri', 'smtp_uri is not a setting of the site; SMTP_URL is.'],
  ['TRUSTPROXY', 'TRUSTPROXY is not a setting of the site; TRUST_PROXY is.'],
])('%s, misspelt, is warned of with the nearest name', (name, warning) => {
  expect(readConfig({ [name]: 'x' }).warnings).toEqual([warning]);
});

test('unknown names cause a warning only in the site’s own file', () => {
  const environment = {
    HOME: '/root',
    HOSTNAME: 'a',
    SMTP_HOST: 'a',
    POSTS: '1',
    COLOUR: 'red',
    POSTGRES_PASSWORD: 'x',
  };
  expect(readConfig(environment).warnings).toEqual([]);
  expect(readConfig(environment, ['COLOUR', 'POSTGRES_PASSWORD']).warnings).toEqual([
    'COLOUR is not a setting of the site.',
  ]);
});

test('every wrong variable is named at once, and no value is repeated', () => {
  const environment = { PORT: 'http', DATABASE_URL: 'site:s3cret@db', LOG_LEVEL: 'loud' };
  expect(() => readConfig(environment)).toThrow(/^PORT .*\nDATABASE_URL .*\nLOG_LEVEL .*$/);
  expect(() => readConfig(environment)).not.toThrow(/s3cret/);
});

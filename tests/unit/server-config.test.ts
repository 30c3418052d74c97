import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

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

test.each([
  ['NODE_ENV', 'development', { mode: 'development' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '', { port: 3000 }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_DIR', ' /srv/leads ', { dataDir: '/srv/leads' }],
  [
    'DATABASE_URL',
    'postgresql://a:b@db:5432/site',
    { databaseUrl: 'postgresql://a:b@db:5432/site' },
  ],
  ['CONTACT_RATE_LIMIT', '5', { contactRateLimit: 5 }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['SMTP_URL', 'smtps://u:p@mail.test', { smtpUrl: 'smtps://u:p@mail.test' }],
  ['LEAD_WEBHOOK_URL', 'https://crm.test/leads', { leadWebhookUrl: 'https://crm.test/leads' }],
])('%s=%j is read as %j', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test('mails go to one or more, and not without a mail server; a mail server alone causes a warning', () => {
  const [LEAD_EMAIL_TO, SMTP_URL] = ['sales@a.test, owner@a.test', 'smtp://mail.test'];
  const both = readConfig({ LEAD_EMAIL_TO, SMTP_URL });
  expect([both.leadEmailTo, both.warnings]).toEqual([['sales@a.test', 'owner@a.test'], []]);
  expect(() => readConfig({ LEAD_EMAIL_TO })).toThrow('LEAD_EMAIL_TO needs SMTP_URL as well.');
  expect(readConfig({ SMTP_URL }).warnings).toEqual([
    'SMTP_URL is set without LEAD_EMAIL_TO: no mails are sent.',
  ]);
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
  expect(() => readConfig({ [name]: value })).toThrow(StartError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
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

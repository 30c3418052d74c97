import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { userInfo } from 'node:os';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const isProxyAddress = (text: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) ||
  (isIP(text.split('/')[0] ?? '') > 0 && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text)));

/** `on` or `true` is refused on purpose: believing every proxy lets anyone forge an address. */
const trustProxy = z.string().transform((text, context) => {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));

const url = (pattern: RegExp) =>
  z.string().refine((text) => pattern.test(text) && URL.canParse(text));

/** @param expected what the variable must be, for the operator */
const setting = <Schema extends z.ZodType>(variable: string, schema: Schema, expected: string) => ({
  variable,
  schema,
  expected,
});

const settings = {
  mode: setting(
    'NODE_ENV',
    z.enum(['production', 'development', 'test']).default('production'),
    'production, development or test',
  ),
  /** 0 lets the system choose. */
  port: setting('PORT', wholeNumber(0, 65_535).default(3000), 'a number from 0 to 65535'),
  host: setting(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    'a host name or an IP address',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    url(/^postgres(ql)?:\/\/(?!.*%(?![\da-f]{2}))/i).optional(),
    'an address such as postgresql://user:password@host:5432/database',
  ),
  /** Where the embedded Postgres keeps its files, relative to the working folder. */
  dataDir: setting('DATA_DIR', z.string().default('./data'), 'a folder'),
  /** Requests per client address in `contactRateWindowSeconds`; 0: no limit. */
  contactRateLimit: setting(
    'CONTACT_RATE_LIMIT',
    wholeNumber(0, 1_000_000).default(60),
    'a number of requests in ten minutes, 0 for no limit',
  ),
  /** The proxies whose `X-Forwarded-*` headers are trusted, in Express's terms. */
  trustProxy: setting(
    'TRUST_PROXY',
    trustProxy.default(false),
    'off, a number of proxies, or a list of their addresses such as 10.0.0.0/8,loopback',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ),
  leadEmailTo: setting(
    'LEAD_EMAIL_TO',
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(z.email()))
      .optional(),
    'an email address, or several with commas between them',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    // Mail programs decode user and password.
    url(/^smtps?:\/\/(?!.*%(?![\da-f]{2}))/i).optional(),
    'an address such as smtps://user:password@host:465, in which %25 stands for %',
  ),
  leadWebhookUrl: setting(
    'LEAD_WEBHOOK_URL',
    url(/^https?:\/\//).optional(),
    'an http or https address',
  ),
  leadWebhookFormat: setting(
    'LEAD_WEBHOOK_FORMAT',
    z.enum(['json', 'text']).default('json'),
    'json, or text for Slack, Mattermost and Google Chat',
  ),
};

type Settings = { readonly [S in keyof typeof settings]: z.output<(typeof settings)[S]['schema']> };

/** Every setting, checked. Undefined means the feature is off. */
export interface Config extends Settings {
  /** What is accepted but looks like a mistake, one sentence each. */
  readonly warnings: readonly string[];
}

/** The window that `CONTACT_RATE_LIMIT` counts in. */
export const contactRateWindowSeconds = 600;

/**
 * Checks the environment and gives every setting its type and default. An empty variable counts as
 * unset. Values are never repeated in a message: some of them hold passwords.
 *
 * @param inFile the names that the site's own file sets
 * @throws OperatorError naming every variable that is wrong.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  inFile: readonly string[] = [],
): Config {
  const problems: string[] = [];
  const values = Object.entries(settings).map(([name, { variable, schema, expected }]) => {
    const result = schema.safeParse(env[variable]?.trim() || undefined);
    if (!result.success) problems.push(`${variable} must be ${expected}.`);
    return [name, result.data];
  });
  const config = Object.fromEntries(values) as Settings;
  if (config.leadEmailTo && !config.smtpUrl) problems.push('LEAD_EMAIL_TO needs SMTP_URL as well.');
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  const warnings = findUnknown(Object.keys(env), inFile);
  if (config.smtpUrl && !config.leadEmailTo) {
    warnings.unshift('SMTP_URL is set without LEAD_EMAIL_TO: no mails are sent.');
  }
  if (config.databaseUrl && isExposed(config.databaseUrl)) {
    warnings.unshift(
      'DATABASE_URL leads to another machine without encryption: add ?sslmode=verify-full, or ' +
        '?sslmode=disable if nobody else can listen.',
    );
  }
  return { ...config, warnings };
}

/** Does it carry leads over a network where others can read them? */
function isExposed(databaseUrl: string): boolean {
  const isLocal = /^(|localhost|127\.[\d.]+|\[::1\]|%2f.*)$/i.test(new URL(databaseUrl).hostname);
  return !isLocal && !/[?&]ssl(mode)?=/.test(databaseUrl);
}

/** compose.yaml alone reads this one, from the same file. */
const composeOnly = 'POSTGRES_PASSWORD';

/** In the environment, where other programs have settings too, names that begin so are meant for the site. */
const ourPrefixes = /^(LEAD|SMTP|CONTACT|TRUST)_/;

/** One sentence for each name that is set and means nothing to the site. */
function findUnknown(names: readonly string[], inFile: readonly string[]): string[] {
  const known = [composeOnly, ...Object.values(settings).map(({ variable }) => variable)];
  const meant = [...inFile, ...names.filter((name) => ourPrefixes.test(name))];
  return [...new Set(meant)]
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is no setting; .env.example lists them.`);
}

/**
 * Reads the settings of this process: its environment, and under it a `.env` file in the working
 * folder if there is one. Nothing else in the server reads `process.env`.
 *
 * @throws OperatorError as `readConfig` does, or when `.env` cannot be read.
 */
export function loadConfig(): Config {
  let inFile: NodeJS.Dict<string> = {};
  try {
    // Some editors begin a file with a byte order mark.
    inFile = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new OperatorError(`The file .env cannot be read: ${message}`);
  }
  Object.assign(process.env, { ...inFile, ...process.env });
  return readConfig(process.env, Object.keys(inFile));
}

/** Who runs this program, as the machine knows them: behind `sudo`, whoever used it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    // The number has no name on this machine, as in a container that was given any user.
    return `user ${process.getuid?.()}`;
  }
}

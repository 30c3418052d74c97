// More than 150 lines: every setting with its check and its warnings is here.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isPlain } from './encryption.ts';
import { OperatorError } from './operator-error.ts';
import { findTemporaryDisk } from './temporary-disk.ts';

const isProxyAddress = (text: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) ||
  (isIP(text.split('/')[0] ?? '') > 0 && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text)));

/** Reads TRUST_PROXY. It refuses `on` and `true`, because trusting every proxy lets anyone forge an address. */
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

/** Returns true if each % in a text begins the escape of a character, as programs that decode it expect. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Lists the settings by their variables. Messages repeat the descriptions. */
const settings = z.object({
  /** With 0 the system chooses a port. */
  PORT: wholeNumber(0, 65_535).default(3000).describe('a number from 0 to 65535'),
  /** If undefined, the site listens on all interfaces. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional()
    .describe('a host name or an IP address'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//i)
    .refine(isDecodable)
    // `pg` takes these modes for verify-full, and says at each start that its next version will not.
    .transform((text) =>
      /uselibpqcompat=true/.test(text)
        ? text
        : text.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full'),
    )
    .optional()
    .describe('an address such as postgresql://user:password@host:5432/database'),
  /** The most connections of this process, which shares those of its role with replicas and staff. */
  DATABASE_CONNECTIONS: wholeNumber(1, 100).default(5).describe('a number from 1 to 100'),
  /** Where the embedded PostgreSQL keeps its files, relative to the working folder. */
  DATA_DIR: z.string().default('./data').describe('a folder'),
  /** Requests of a client's address in ten minutes. With 0 there is no limit. */
  CONTACT_RATE_LIMIT: wholeNumber(0, 1_000_000)
    .default(60)
    .describe('a number of requests in ten minutes, 0 for no limit'),
  /** The proxies whose `X-Forwarded-*` headers are trusted, in Express's terms. */
  TRUST_PROXY: trustProxy
    .default(false)
    .describe('off, a number of proxies, or a list of their addresses such as 10.0.0.0/8,loopback'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  LEAD_EMAIL_TO: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.email()))
    .transform((addresses) => [...new Set(addresses)])
    .optional()
    .describe('an email address, or several with commas between them'),
  /** The sender, for mail servers whose login is not an address that may send. */
  LEAD_EMAIL_FROM: z.email().optional().describe('an email address'),
  SMTP_URL: url(/^smtps?:\/\//i)
    .refine(isDecodable)
    .optional()
    .describe(
      'an address such as smtps://user:password@host:465, with %23 for #, %2F for / and %25 for %',
    ),
  LEAD_WEBHOOK_URL: url(/^https?:\/\//)
    .optional()
    .describe('an http or https address'),
  LEAD_WEBHOOK_FORMAT: z
    .enum(['json', 'text'])
    .default('json')
    .describe('json, or text for Slack, Mattermost and Google Chat'),
});

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<z.output<typeof settings>>;

export const variables = Object.keys(settings.shape) as (keyof Settings)[];

/** Holds every setting after its check. An undefined setting switches its feature off. */
export interface Config extends Settings {
  /** One sentence for each setting that is accepted but looks like a mistake. */
  readonly warnings: readonly string[];
}

/**
 * Checks the environment and gives every setting its type and default. An empty variable counts as unset. Messages
 * repeat no values, because some hold passwords.
 * @param inFile the names that the site's own file sets
 * @throws OperatorError naming every variable that is wrong or unknown
 */
export function readConfig(environment: Environment, inFile: readonly string[] = []): Config {
  const trimmed = Object.entries(environment).map(([name, text]) => [name, text?.trim()]);
  const env: Environment = Object.fromEntries(trimmed.filter(([, text]) => text));
  const { data, error } = settings.safeParse(env);
  const wrongNames = new Set(error?.issues.map(({ path }) => path[0] as keyof Settings));
  const problems = [...wrongNames].map(
    (name) => `${name} must be ${settings.shape[name].description}.`,
  );
  if (data?.LEAD_EMAIL_TO && !data.SMTP_URL) problems.push('LEAD_EMAIL_TO needs SMTP_URL as well.');
  const platform = findTemporaryDisk(env, env.DATA_DIR);
  if (platform && !env.DATABASE_URL) {
    problems.push(
      `This platform (${platform}) deletes its disk at each deployment, and the leads with it. Set DATABASE_URL to a ` +
        'PostgreSQL of the platform, or mount a disk that stays and set DATA_DIR to a folder on it.',
    );
  }
  const spellingWarnings = findSpellingWarnings(Object.keys(env), inFile);
  if (!data || problems.length > 0)
    throw new OperatorError([...problems, ...spellingWarnings].join('\n'));
  // If a platform has set the port, the site listens on all interfaces (undefined), otherwise only on this machine.
  // `npm start` sets no NODE_ENV, so a laptop never opens the site to its network.
  const isProduction = env.NODE_ENV === 'production';
  const HOST = data.HOST ?? (env.PORT && isProduction ? undefined : '127.0.0.1');
  return { ...data, HOST, warnings: [...findWarnings(data, isProduction), ...spellingWarnings] };
}

/** The cure for each address that may be one without encryption. */
const encryptionCures = {
  DATABASE_URL: 'add ?sslmode=verify-full, or ?sslmode=disable if nobody else can listen',
  SMTP_URL: 'write smtps://',
  LEAD_WEBHOOK_URL: 'write https://',
} as const;

/** Returns one sentence for each setting that is valid but looks like a mistake. */
function findWarnings(data: Settings, isProduction: boolean): string[] {
  const warnings: string[] = [];
  for (const [name, cure] of Object.entries(encryptionCures)) {
    const address = data[name as keyof typeof encryptionCures];
    if (address && isPlain(address))
      warnings.push(`${name} may send leads to another machine without encryption: ${cure}.`);
  }
  if (!data.DATABASE_URL && isProduction) {
    warnings.push(
      'The leads are in a database that nobody maintains. In production, set DATABASE_URL to a PostgreSQL that has ' +
        'updates and backups.',
    );
  }
  if (data.SMTP_URL && !data.LEAD_EMAIL_TO) {
    warnings.push('SMTP_URL is set without LEAD_EMAIL_TO: no emails are sent.');
  }
  return warnings;
}

/** The settings, and two names that may be in the same file. compose.yaml reads the first of these. */
const knownNames: readonly string[] = [...variables, 'POSTGRES_PASSWORD', 'NODE_ENV'];

/** Returns one sentence for each name that is meant for the site but is not one of its settings. */
const findSpellingWarnings = (names: readonly string[], inFile: readonly string[]): string[] =>
  names
    // Other programs have settings in the environment, too.
    .filter((name) => inFile.includes(name) || /^(LEAD|SMTP|CONTACT|TRUST)_/.test(name))
    .filter((name) => !knownNames.includes(name))
    .map((name) => `${name} is not a setting. Check its spelling in .env.example.`);

/** Reads the settings: the environment, then a `.env` file in the working folder. @throws OperatorError */
export function loadConfig(): Config {
  let inFile: NodeJS.Dict<string> = {};
  try {
    // Some editors begin a file with a byte order mark.
    inFile = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new OperatorError(`The file .env cannot be read: ${message}`);
  }
  return readConfig({ ...inFile, ...process.env }, Object.keys(inFile));
}

// PostgreSQL's codes that the site knows: https://www.postgresql.org/docs/current/errcodes-appendix.html
export const foreignKeyViolation = '23503';
export const uniqueViolation = '23505';
export const invalidPassword = '28P01';
export const insufficientPrivilege = '42501';
export const undefinedTable = '42P01';
export const lockNotAvailable = '55P03';

/** Describes an error of `pg`, of the network or of a file. PostgreSQL's own errors have a `severity`. */
export interface Cause extends Error {
  readonly code?: string;
  readonly severity?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly syscall?: string;
  readonly path?: string;
}

/** Returns the innermost cause of an error. Drizzle and the site's errors keep the error of `pg` as their cause. */
export function innermostCause(error: unknown): Cause {
  const { cause } = Object(error) as { cause?: unknown };
  return cause === undefined ? Object(error) : innermostCause(cause);
}

/** Returns the words of an error of the database for its operator, with PostgreSQL's code: "disk full (53100)". */
export function wordsOf({ code, message, severity }: Cause): string {
  if (severity) return `${message} (${code})`;
  // If a host has several addresses, the error has only a code.
  return message || `${code}`;
}

type Advice = readonly [fault: RegExp, advice: string];

/** Advises on faults that waiting does not fix, by code and message. The first entry that fits counts. */
const lastingFaults: readonly Advice[] = [
  [
    /no encryption|insecure|sslmode|SSL(?:\/TLS)? (?:is )?required/i,
    'The database demands encryption: add ?sslmode=require to DATABASE_URL.',
  ],
  [
    /does not support SSL/,
    'The database has no encryption: add ?sslmode=disable to DATABASE_URL if nobody else can listen.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID/,
    'The certificate names another host: use that name in DATABASE_URL.',
  ],
  [
    /^(?:CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/,
    'No known authority has signed the certificate. Add the authority of the provider to DATABASE_URL ' +
      '(?sslrootcert=FILE) or to the environment (NODE_EXTRA_CA_CERTS=FILE). ?sslmode=no-verify trusts ' +
      'every certificate.',
  ],
  // These classes are refused logins and missing databases.
  [/^(?:28|3D)/, 'Check DATABASE_URL.'],
  [/^42501/, 'Give the role its rights: docs/deploying.md, "A role that may only store leads".'],
  [/^42P01/, 'Start the site once, because it makes the tables.'],
  // In this class a table or column is different.
  [
    /^42/,
    'The database holds tables of the same names with other columns. Give this site its own database.',
  ],
];

/** Advises on faults that may pass. */
const passingFaults: readonly Advice[] = [
  [/^53100/, 'The disk of the database is full. See docs/troubleshooting.md.'],
  [
    /^5[0-9P]/,
    'The fault is in the database and not in DATABASE_URL. See docs/troubleshooting.md.',
  ],
  // pg gives this error no code.
  [/^Connection terminated/, 'The reason is in the log of the database.'],
];

const findIn = (faults: readonly Advice[], error: unknown) => {
  const { code = '', message } = innermostCause(error);
  return faults.find(([fault]) => fault.test(`${code} ${message}`.trim()))?.[1];
};

/** Returns what the operator can do about an error of the database, or undefined if that is not known. */
export const adviceOn = (error: unknown) => findIn([...lastingFaults, ...passingFaults], error);

/** Returns true if it is known that an error of the database stays until the operator does something. */
export const isLasting = (error: unknown) => findIn(lastingFaults, error) !== undefined;

/**
 * Classes of SQLSTATE: connection, read-only transaction, login, missing database, rollback, resources, locks,
 * intervention, system and internal errors.
 */
const faultClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

/** Codes of a class that is otherwise a bug of this program. The operator repairs these. */
const faultCodes = new Set([insufficientPrivilege, undefinedTable]);

/** Returns true if an error is the database's fault, and not a bug of this program. */
export function isDatabaseFault(error: unknown): boolean {
  const { code = '', constructor: kind } = innermostCause(error);
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code))
    return faultClasses.has(code.slice(0, 2)) || faultCodes.has(code);
  // Without a SQLSTATE the connection was refused or has broken (EPIPE), or time is up. Bugs of this program have
  // other types.
  return kind === Error || kind === AggregateError;
}

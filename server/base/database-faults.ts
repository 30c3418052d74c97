// PostgreSQL's codes that the site knows: https://www.postgresql.org/docs/current/errcodes-appendix.html
export const uniqueViolation = '23505';
export const insufficientPrivilege = '42501';
export const lockNotAvailable = '55P03';

/** Describes an error of `pg`, of the network or of a file. PostgreSQL's own errors have a `severity`. */
export interface Cause extends Error {
  readonly code?: string;
  readonly severity?: string;
  readonly table?: string;
  /** May hold a visitor's text. */
  readonly detail?: string;
  readonly syscall?: string;
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

/**
 * Matches the beginnings of pg's own messages about a connection. These errors have no code, and no other error of the
 * database lacks one.
 */
export const connectionFaults =
  /^(?:Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client (?:was closed|has encountered a connection error)|Cannot use a pool after)/;

/** One kind of fault of the database. */
interface Fault {
  /** Matches the code and the message. */
  readonly pattern: RegExp;
  /** Waiting may end the fault. Any other lasts until the operator does something. */
  readonly passes?: true;
  /** What the operator can do. */
  readonly advice?: string;
}

/**
 * Every fault of the database that the site knows. The first that fits counts. A mistake in this program may cause the
 * codes that are missing here, so the log needs its stack. docs/troubleshooting.md explains them to operators.
 */
const faults: readonly Fault[] = [
  {
    pattern: /no encryption|insecure|sslmode|SSL(?:\/TLS)? (?:is )?required/i,
    advice: 'The database demands encryption: add ?sslmode=verify-full to DATABASE_URL.',
  },
  {
    pattern: /does not support SSL/,
    advice:
      'The database has no encryption: add ?sslmode=disable to DATABASE_URL if nobody else can listen.',
  },
  {
    pattern: /^ERR_TLS_CERT_ALTNAME_INVALID/,
    advice: 'The certificate names another host: use that name in DATABASE_URL.',
  },
  {
    pattern: /^(?:CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/,
    advice:
      'No known authority has signed the certificate. Add the authority of the provider to DATABASE_URL ' +
      '(?sslrootcert=FILE) or to the environment (NODE_EXTRA_CA_CERTS=FILE). ?sslmode=no-verify trusts ' +
      'every certificate.',
  },
  // A refused login, or a missing database. The second pattern is PgBouncer's.
  {
    pattern:
      /^(?:28|3D|SASL)|^08P01 (?:SASL|password) authentication failed|^08P01 no such (?:user|database)/,
    advice: 'Check DATABASE_URL.',
  },
  {
    pattern: /^42501/,
    advice: 'Give the role its rights: docs/deploying.md, "A role that may only store leads".',
  },
  {
    pattern: /^42P01/,
    advice:
      'Start this version of the site once, because it makes the tables. If it has started before, restore the ' +
      'missing one from a backup: docs/troubleshooting.md.',
  },
  {
    pattern: /^23503/,
    advice:
      'Rows of your own table refer to the lead. Delete those rows first, or give the constraint "on delete cascade": ' +
      'docs/own-columns.md.',
  },
  {
    pattern: /^53100/,
    passes: true,
    advice: 'The disk of the database is full. See docs/troubleshooting.md.',
  },
  {
    pattern: /^55P03/,
    passes: true,
    advice:
      'Another program keeps a change open, perhaps a console. Commit it there and try again.',
  },
  // No connection or memory is left, an object is in use, the server stops, or its system fails.
  {
    pattern: /^5[3578]|^08P01 no more connections/,
    passes: true,
    advice: 'The fault is in the database and not in DATABASE_URL. See docs/troubleshooting.md.',
  },
  // The connection broke, the database is read-only, transactions wait for each other, or PostgreSQL has a bug.
  { pattern: /^(?:08|25|40|XX)/, passes: true },
  {
    pattern: /^Connection terminated/,
    passes: true,
    advice: 'The reason is in the log of the database.',
  },
  { pattern: connectionFaults, passes: true },
  // Node's codes of the network: ECONNREFUSED, EPIPE, ENOTFOUND.
  { pattern: /^(?:E(?!RR_)[A-Z_]+|ERR_(?:SSL|TLS)_[A-Z_]+)(?: |$)/, passes: true },
];

function findFault(error: unknown): Fault | undefined {
  const { code = '', message } = innermostCause(error);
  return faults.find(({ pattern }) => pattern.test(`${code} ${message}`.trim()));
}

/** Returns what the operator can do about an error of the database, or undefined if that is not known. */
export const adviceOn = (error: unknown) => findFault(error)?.advice;

/** Returns true if it is known that an error of the database stays until the operator does something. */
export function isLasting(error: unknown): boolean {
  const fault = findFault(error);
  return fault !== undefined && !fault.passes;
}

/** Returns true if an error is the database's fault, and not a bug of this program. */
export const isDatabaseFault = (error: unknown): boolean => findFault(error) !== undefined;

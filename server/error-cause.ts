// PostgreSQL's codes that the site knows: https://www.postgresql.org/docs/current/errcodes-appendix.html
export const foreignKeyViolation = '23503';
export const uniqueViolation = '23505';
export const invalidPassword = '28P01';
export const insufficientPrivilege = '42501';
export const undefinedTable = '42P01';
export const diskFull = '53100';
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

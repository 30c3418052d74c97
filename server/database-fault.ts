/** The database could not store the lead, and may be able to later: it is down, starting, too slow or full. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * Classes of SQLSTATE that are the server's or the operator's to mend: connection, transaction
 * rollback, resources (disk, memory, connections), server state, intervention, system error,
 * internal error, login, missing database, object not in its state (a lock), read-only transaction.
 */
const faultClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

/**
 * Is this error the database's fault, and not the request's or this program's?
 *
 * @param error of `pg` or drizzle, which keeps the former's in `cause`
 */
export function isDatabaseFault(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (reason as { code?: unknown } | undefined)?.code;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    return faultClasses.has(code.slice(0, 2));
  }
  // Without an SQLSTATE the server has said nothing: refused and broken connections, timeouts.
  // Mistakes in this program have types of their own.
  return (
    reason instanceof Error && [Error, AggregateError].some((type) => reason.constructor === type)
  );
}

/** Reports that the database could not do its work now. The reason is in `cause`. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  /** @param mayBeDone true if the connection was lost after the commit was sent. The work may then be done or not. */
  constructor(
    readonly mayBeDone: boolean,
    options?: ErrorOptions,
  ) {
    super(`The work was ${mayBeDone ? 'perhaps ' : 'not '}done.`, options);
  }
}

/** Returns true if the work that failed with this error may be done all the same. */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError && error.mayBeDone;

import type pg from 'pg';
import {
  adviceOn,
  innermostCause,
  insufficientPrivilege,
  wordsOf,
} from '#server/base/error-cause.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { findMissingGrants } from './grants.ts';

/** Returns an error that says why the tables could not be made or changed, and what to do. */
export async function explainMigrationError(
  error: unknown,
  client: pg.Client,
): Promise<OperatorError> {
  if (error instanceof OperatorError) return error;
  // Drizzle's own message repeats the statement.
  const cause = innermostCause(error);
  const lines = [`The tables could not be brought up to date: ${wordsOf(cause)}.`];
  const grants =
    cause.code === insufficientPrivilege ? await findMissingGrants(client).catch(() => []) : [];
  if (grants.length > 0) {
    lines.push('In a console, as the owner of the database, run:');
    lines.push(...grants.map((grant) => `  ${grant}`));
  } else {
    lines.push(adviceOn(cause) ?? 'See docs/troubleshooting.md.');
  }
  return new OperatorError(lines.join('\n'), { cause: error });
}

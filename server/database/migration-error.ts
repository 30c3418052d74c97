import type pg from 'pg';
import { innermostCause, insufficientPrivilege } from '#server/error-cause.ts';
import { OperatorError } from '#server/operator-error.ts';
import { findMissingGrants } from './grants.ts';

/** Returns an error that says why the tables could not be made or changed, and what to do. */
export async function explainMigrationError(
  error: unknown,
  client: pg.Client,
): Promise<OperatorError> {
  if (error instanceof OperatorError) return error;
  // Drizzle's own message repeats the statement.
  const { code = '', message: reason } = innermostCause(error);
  const lines = [`The tables could not be brought up to date: ${reason}.`];
  if (code === insufficientPrivilege) {
    const grants = await findMissingGrants(client).catch(() => []);
    if (grants.length > 0) lines.push('In a console, as the owner of the database, run:');
    lines.push(...grants.map((grant) => `  ${grant}`));
  } else if (code.startsWith('42')) {
    // In this class a table or column is missing or different.
    lines.push(
      'The database holds tables of the same names with other columns. Give this site its own database.',
    );
  }
  return new OperatorError(lines.join('\n'), { cause: error });
}

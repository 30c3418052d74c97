import { adviceOn, innermostCause, wordsOf } from '#server/base/database-faults.ts';
import { OperatorError } from '#server/base/operator-error.ts';

/**
 * Returns an error that says why the tables could not be made or changed, and what to do.
 * @param grants the statements that would let the role make and change the tables
 */
export function explainMigrationError(
  error: unknown,
  grants: readonly string[] = [],
): OperatorError {
  if (error instanceof OperatorError) return error;
  // Drizzle's own message repeats the statement.
  const cause = innermostCause(error);
  const lines = [`The tables could not be brought up to date: ${wordsOf(cause)}.`];
  if (grants.length > 0) {
    lines.push(
      'If this role may only store leads, start this version once as the owner of the tables.',
      'Otherwise, run in a console, as the owner of the database:',
    );
    lines.push(...grants.map((grant) => `  ${grant}`));
  } else {
    lines.push(adviceOn(cause) ?? 'See docs/troubleshooting.md.');
  }
  return new OperatorError(lines.join('\n'), { cause: error });
}

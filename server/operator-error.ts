/** What the operator can mend: the message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** One line for what the operator, the system or the database has to mend; anything else is our bug, with its stack. */
export function describe(error: unknown): string {
  // A wait that was broken off has its reason as the cause; drizzle's own message repeats what visitors wrote.
  const { cause = error } = Object(error) as { cause?: unknown };
  const reason = error instanceof OperatorError ? error : cause;
  const { message, stack, syscall, severity, code } = Object(reason);
  if (reason instanceof OperatorError) return message;
  const advice = code === '42P01' ? ' Start the site once: it makes the tables.' : '';
  if (severity) return `The database refuses: ${message} (${code}).${advice}`;
  if (syscall) return `The system refuses: ${message}.`;
  return String(stack ?? reason);
}

/** Ends the process, exit 1, with a message for the operator. */
export function fail(error: unknown): never {
  console.error(describe(error));
  process.exit(1);
}

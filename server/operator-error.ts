/** What the operator can mend: the message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Anything else is our bug, with its stack. */
function describe(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError) return message;
  return syscall ? `The system refuses: ${message}.` : error;
}

export const report = (error: unknown) => console.error(describe(error));

/** Ends the process, exit 1, with a message for the operator. */
export function fail(error: unknown): never {
  report(error);
  process.exit(1);
}

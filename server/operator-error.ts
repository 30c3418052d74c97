/** What the operator can mend: the message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

const advice: Readonly<Record<string, string>> = {
  EMFILE: 'Allow this process more open files, for example with "ulimit -n 4096".',
  ENOSPC: 'The disk is full: free some space.',
  EROFS: 'That disk can only be read: set DATA_DIR to a folder that can be written.',
};

/** Anything else is our bug, with its stack. */
function describe(error: unknown): unknown {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError) return message;
  return syscall ? `The system refuses: ${message}. ${advice[code] ?? ''}`.trim() : error;
}

export const report = (error: unknown) => console.error(describe(error));

/** Ends the process, exit 1, with a message for the operator. */
export function fail(error: unknown): never {
  report(error);
  process.exit(1);
}

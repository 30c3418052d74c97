import { adviceOn, innermostCause, wordsOf } from './database-faults.ts';
import { mayBeDone } from './database-unavailable.ts';

/** An error that the operator can fix. Its message says what failed, why and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns one line about a fault that the operator can fix. Any other error is our bug, and comes with its stack. */
export function toOperatorMessage(error: unknown): string {
  return `${describe(error)}${mayBeDone(error) ? ' The change may have been made. Look before you repeat it.' : ''}`;
}

function describe(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  // A cancelled wait has its reason as the cause. Drizzle's own message repeats visitors' texts.
  const reason = innermostCause(error);
  const { message, stack, syscall, severity } = reason;
  if (reason instanceof OperatorError) return message;
  const advice = adviceOn(reason);
  if (severity)
    return `PostgreSQL reported: ${wordsOf(reason)}. ${advice ?? 'See docs/troubleshooting.md.'}`;
  if (syscall) return `The operating system reported: ${message}.`;
  if (advice) return `${message}. ${advice}`;
  return String(stack ?? reason);
}

/** Ends the process, exit 1, with a message for the operator. */
export function exitWithError(error: unknown): never {
  console.error(toOperatorMessage(error));
  process.exit(1);
}

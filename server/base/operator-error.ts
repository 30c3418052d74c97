import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { adviceOn, innermostCause, wordsOf } from './database-faults.ts';

/** An error that the operator can fix. Its message says what failed, why and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns one line about a fault that the operator can fix. Any other error is our bug, and comes with its stack. */
export function toOperatorMessage(error: unknown): string {
  const { mayBeDone } = Object(error);
  return `${describe(error)}${mayBeDone ? ' The change may have been made. Look before you repeat it.' : ''}`;
}

function describe(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  // A cancelled wait has its reason as the cause. Drizzle's own message repeats visitors' texts.
  const reason = innermostCause(error);
  const { message, stack, syscall, severity, code = '', path } = reason;
  if (reason instanceof OperatorError) return message;
  const advice = adviceOn(reason);
  if (severity)
    return [`PostgreSQL reported: ${wordsOf(reason)}.`, advice].filter(Boolean).join(' ');
  if (syscall) {
    const owner = /^E(ACCES|PERM)$/.test(code) ? ownerOf(path) : '';
    return `The operating system reported: ${message}.${owner}`;
  }
  if (advice) return `${message}. ${advice}`;
  return String(stack ?? reason);
}

/** Returns a sentence on the owner of a path, or of the nearest folder above it that exists. */
function ownerOf(path: string | undefined): string {
  if (!path || !process.getuid) return '';
  try {
    const { uid } = statSync(path);
    const user = process.getuid();
    if (uid === user) return '';
    const toName = (id: number) => (id === 0 ? 'root' : `user ${id}`);
    const whose = `${path} belongs to ${toName(uid)}, and this program runs as ${toName(user)}`;
    return ` ${whose}. Change the owner with: chown ${user} FOLDER. Or run this program as the owner.`;
  } catch {
    return dirname(path) === path ? '' : ownerOf(dirname(path));
  }
}

/** Ends the process, exit 1, with a message for the operator. */
export function exitWithError(error: unknown): never {
  console.error(toOperatorMessage(error));
  process.exit(1);
}

import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** An error that the operator can fix. Its message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns one line for a fault of the machine, the database or the settings. Any other error is our bug and has its stack. */
export function describe(error: unknown): string {
  // An interrupted wait has its reason as the cause. drizzle's own message repeats the visitors' words.
  const { cause = error } = Object(error) as { cause?: unknown };
  const reason = error instanceof OperatorError ? error : cause;
  const { message, stack, syscall, severity, code, path } = Object(reason);
  if (reason instanceof OperatorError) return message;
  const advice = code === '42P01' ? ' Start the site once: it makes the tables.' : '';
  if (severity) return `The database refuses: ${message} (${code}).${advice}`;
  if (syscall)
    return `The system refuses: ${message}.${/^E(ACCES|PERM)$/.test(code) ? ownerOf(path) : ''}`;
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
    return ` ${whose}. Give it a folder of its own (chown ${user} FOLDER), or run it as the owner.`;
  } catch {
    return dirname(path) === path ? '' : ownerOf(dirname(path));
  }
}

/** Ends the process, exit 1, with a message for the operator. */
export function fail(error: unknown): never {
  console.error(describe(error));
  process.exit(1);
}

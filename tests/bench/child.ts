import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Scope } from '#tests/torture/scope.ts';

/** A small server of the benchmark that runs as a process of its own. */
export interface Child {
  readonly port: number;
  readonly pid: number;
}

/**
 * Runs a file beside this one that serves what it is told in its first message, and answers with
 * its port; it ends with the scope.
 */
export async function startChild(file: string, scope: Scope, message: object): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  scope.atEnd(async () => void child.kill());
  child.send(message);
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${file} has ended`);
  });
  failed.catch(() => {});
  const [port] = await Promise.race([once(child, 'message'), failed]);
  return { port: port as number, pid: child.pid as number };
}

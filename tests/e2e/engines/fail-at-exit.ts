import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Throws as soon as the program has ended or could not be started. It never resolves. */
export async function failAtExit(child: ChildProcess, name: string): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`${name} ended with ${signal ?? `code ${code}`}`);
}

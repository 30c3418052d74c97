import { readFile } from 'node:fs/promises';
import type { ServerProcess } from '#tests/support/server-process.ts';

/**
 * Measures the memory of a process once a second until the returned function is called. That function returns the
 * values in megabytes. It works only on Linux.
 */
export function weigh({ child }: ServerProcess): () => readonly number[] {
  const held: number[] = [];
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    if (kilobytes) held.push(Number(kilobytes) / 1024);
  }, 1000);
  return () => {
    clearInterval(timer);
    return held;
  };
}

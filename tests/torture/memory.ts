import { readFile } from 'node:fs/promises';
import type { ServerProcess } from '#tests/support/server-process.ts';

/**
 * Weighs a process once a second until the returned function is called, which gives what it held each
 * time, in megabytes; only Linux tells.
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

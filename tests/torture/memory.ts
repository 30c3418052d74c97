import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The memory that a process holds, in megabytes; undefined where the system does not tell. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  }
  const ps = promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => Number(stdout) / 1024,
    () => undefined,
  );
}

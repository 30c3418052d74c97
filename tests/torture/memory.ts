import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The memory that a process holds, in megabytes; undefined where the system does not tell, or it has ended. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  }
  const ps = promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => Number(stdout) / 1024,
    () => undefined,
  );
}

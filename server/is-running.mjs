import { readFileSync } from 'node:fs';

/**
 * Returns true if a process of this number runs, even another user's. A zombie has ended.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // Only Linux has this folder.
    return true;
  }
}

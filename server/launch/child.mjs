import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning } from '../is-running.mjs';

export { isRunning };

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Run a program in the project's folder. A signal to this process goes to it, and ends this process once it has ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean }} [options] quiet: keep the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the code as a shell gives it
 */
export async function run(command, args, { quiet = false } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    received = signal;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn).on('SIGHUP', passOn);
  const [code, signal] = await once(child, 'close').catch((error) => {
    output += error.message;
    return [127];
  });
  process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn);
  if (received) process.exit(128 + constants.signals[received]);
  return { code: code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)], output };
}

/**
 * Does what is not done yet, unless another start in this folder is at it. A failure ends the process with a message.
 * @param {string} what
 * @param {() => boolean} isDone
 * @param {() => ReturnType<typeof run>} work
 * @param {string} [lock] a file that names the process that is at it, or was until it was killed
 */
export async function ensure(what, isDone, work, lock = join(root, '.start-lock')) {
  if (isDone()) return;
  const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && identify(pid) === holder) {
    fail(`${what}: process ${pid} is at it. Start again when it has ended.`);
  }
  try {
    writeFileSync(lock, identify(process.pid));
  } catch (error) {
    fail(`${what} is needed, and this folder cannot be written: ${error}`);
  }
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  console.log(`${what} ...`);
  const { code, output } = await work();
  if (code !== 0) fail(`${output}\n${what}: that has failed, see the message above.`);
  release();
  process.off('exit', release);
}

/** A process's number and when it started (on Linux), as numbers are given out again; empty where none runs. @param {number} pid */
export function identify(pid) {
  if (process.platform !== 'linux') return isRunning(pid) ? `${pid}` : '';
  try {
    // Behind the name, which may hold anything but ends in the last parenthesis: proc_pid_stat(5), field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A zombie has ended, and only waits for its parent to notice.
    return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
  } catch {
    return '';
  }
}

/** @type {(message: string) => never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

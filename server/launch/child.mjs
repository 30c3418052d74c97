import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Run a program in the project's folder. A signal to this process goes to the program, and ends this process
 * once that has ended.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {boolean} [options.quiet] keep the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the code as a shell gives it, and what it printed if `quiet`
 */
export async function run(command, args, { env, quiet = false } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  });
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
 * Does what is not done yet, unless another start in this folder is at it. Says what is done; a failure
 * ends the process with a message.
 *
 * @param {string} what
 * @param {() => boolean} isDone
 * @param {() => ReturnType<typeof run>} work
 * @param {string} [lock] a file that names the process that is at it, or was until it was killed
 */
export async function ensure(what, isDone, work, lock = join(root, '.start-lock')) {
  if (isDone()) return;
  take(lock, what);
  // On a signal and a failure as well.
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  console.log(`${what} ...`);
  const started = Date.now();
  const { code, output } = await work();
  if (code !== 0) fail(`${output}\n${what}: that has failed, see the message above.`);
  console.log(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
  release();
  process.off('exit', release);
}

/**
 * Takes the lock, or ends this process when another one that still runs has it.
 *
 * @param {string} lock
 * @param {string} what it is for
 */
function take(lock, what) {
  const own = `${lock}-${process.pid}`;
  try {
    // Linked, so that nobody ever reads half of it.
    writeFileSync(own, `${identify(process.pid)}`);
    linkSync(own, lock);
    return;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST') fail(`${what} is needed, and this folder cannot be written (${code}).`);
  } finally {
    rmSync(own, { force: true });
  }
  const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && identify(pid) === holder) {
    fail(`${what}: process ${pid} is at it. Start again when it has ended.`);
  }
  rmSync(lock, { force: true });
  take(lock, what);
}

/** @param {number} pid of anybody's process */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/**
 * A process's number and when it started: numbers are given out again.
 *
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function identify(pid) {
  if (!isRunning(pid)) return undefined;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' });
    return `${pid} ${stdout.trim()}`;
  }
  try {
    // Behind the name, which may hold anything but ends in the last parenthesis: proc_pid_stat(5), field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    // A zombie has ended, and only waits for its parent to notice.
    return fields?.[0] === 'Z' ? undefined : `${pid} ${fields?.[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {string} message */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

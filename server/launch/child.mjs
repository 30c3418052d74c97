import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Run a program in the project's folder. A signal to this process goes to the program as well, and
 * ends this process once the program has ended.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {boolean} [options.quiet] keep the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the exit code (127: it could not be
 * started; 128 + signal number when a signal ended it), and what it printed if `quiet`
 */
export async function run(command, args, { env, quiet = false } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    ...{ cwd: root, env: { ...process.env, ...env } },
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

/** How long a start waits for another one: an install or a build takes a minute or two. */
const patienceMs = 15 * 60_000;

/**
 * Does what is not done yet, one process at a time: another one that starts in this folder meanwhile
 * waits. Says what is done; a failure ends the process with a message.
 *
 * @param {string} what
 * @param {() => boolean} isDone
 * @param {() => ReturnType<typeof run>} work
 * @param {string} [lock] names the process that is at it
 */
export async function ensure(what, isDone, work, lock = join(root, '.start-lock')) {
  if (isDone()) return;
  const deadline = Date.now() + patienceMs;
  for (let waits = 0; ; waits++) {
    const owner = take(lock, what);
    if (owner === undefined) break;
    const other = `another start, process ${owner} (${lock})`;
    if (waits === 0) console.log(`${what}: waiting for ${other}.`);
    if (Date.now() > deadline) fail(`${what}: stop ${other}, which is at it for too long.`);
    await sleep(500);
  }
  // On a signal and a failure as well.
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  if (!isDone()) {
    console.log(`${what} ...`);
    const started = Date.now();
    const { code, output } = await work();
    if (code !== 0) fail(`${output}\n${what}: that has failed, see the message above.`);
    console.log(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  release();
  process.off('exit', release);
}

/**
 * Does a process with this number run, whoever's it is?
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/** @param {string} message */
export function fail(message) {
  console.error(message);
  process.exit(1);
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

/**
 * @param {string} lock a file that names the process which holds it, or held it until it was killed
 * @param {string} what the lock is for
 * @returns {number | undefined} whose it is; undefined: this process's
 */
function take(lock, what) {
  const own = `${lock}-${process.pid}`;
  try {
    // Linked, so that nobody ever reads half of it.
    writeFileSync(own, `${identify(process.pid)}`);
    linkSync(own, lock);
    return undefined;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST') fail(`${what} is needed, and this folder cannot be written (${code}).`);
  } finally {
    rmSync(own, { force: true });
  }
  try {
    const holder = readFileSync(lock, 'utf8');
    const pid = Number.parseInt(holder, 10);
    if (pid > 0 && identify(pid) === holder) return pid;
  } catch {
    // It is gone: taken at the next try.
  }
  rmSync(lock, { force: true });
  return take(lock, what);
}

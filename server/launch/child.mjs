import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { basename, dirname } from 'node:path';
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
 * @param {boolean} [options.shell]
 * @returns {Promise<{ code: number, output: string }>} the exit code (127: it could not be
 * started; 128 + signal number when a signal ended it), and what it printed if `quiet`
 */
export async function run(command, args, { env, quiet = false, shell = false } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    ...{ cwd: root, shell, env: { ...process.env, ...env } },
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
 * Run npm: the one that runs this process, if one does.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli && basename(cli) === 'npm-cli.js'
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * A step of a start: says what is done and how long it took; a failure ends the process.
 *
 * @param {string} what
 * @param {() => ReturnType<typeof run>} work
 */
export async function step(what, work) {
  console.log(`${what} ...`);
  const started = Date.now();
  const { code, output } = await work();
  if (code !== 0) {
    console.error(`${output}\n${what}: that has failed, see the message above.`);
    process.exit(1);
  }
  console.log(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

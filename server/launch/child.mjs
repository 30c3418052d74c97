import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const onWindows = process.platform === 'win32';

/**
 * @typedef {object} ChildResult
 * @property {number} code exit code; 128 + signal number when a signal ended it
 * @property {string} output what it printed, both streams in order; empty unless `quiet`
 * @property {boolean} timedOut
 */

/**
 * Run a program in the project's folder, in a process group of its own, so that it can be ended
 * together with everything it started. Signals to this process are passed on; when the child has
 * ended by one, this process exits as well. Never rejects: a program that cannot be started is
 * code 127.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {boolean} [options.quiet] keep the output instead of showing it
 * @param {number} [options.timeoutMs] end the child after this long; default: never
 * @param {boolean} [options.shell]
 * @returns {Promise<ChildResult>}
 */
export function run(command, args, { env, quiet = false, timeoutMs, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: !onWindows,
      shell,
    });

    let output = '';
    let timedOut = false;
    /** @type {NodeJS.Signals | undefined} */
    let received;
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });

    /**
     * @param {NodeJS.Signals | 0} signal
     * @returns {boolean} false when the whole group has ended
     */
    const kill = (signal) => {
      try {
        if (onWindows || child.pid === undefined) return child.kill(signal);
        return process.kill(-child.pid, signal);
      } catch {
        return false;
      }
    };
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      kill(signal);
      setTimeout(() => kill('SIGKILL'), 5000).unref();
    };
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      // npm sends on what the terminal has sent already: one is enough.
      if (received === undefined) end(signal);
      received = signal;
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn).on('SIGHUP', passOn);

    const timer = setTimeout(
      () => {
        timedOut = true;
        end('SIGTERM');
      },
      timeoutMs ?? 2 ** 31 - 1,
    );

    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn);
      if (received) process.exit(128 + constants.signals[received]);
      resolve({ code, output, timedOut });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    const closed = once(child, 'close').catch(() => {});
    child.once('exit', async (exitCode, signal) => {
      // A program that crashed may leave helpers behind: let them end, then make them.
      const isEmpty = () => onWindows || !kill(0);
      if (!isEmpty()) kill('SIGTERM');
      for (let waited = 0; !isEmpty() && waited < 5_000; waited += 50) await sleep(50);
      if (!isEmpty()) kill('SIGKILL');
      await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
      finish(exitCode ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
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
    : run('npm', args, { ...options, shell: onWindows });
}

/**
 * Run an installed package's command with this Node, without a shell.
 *
 * @param {string} bin its path inside node_modules, e.g. "vite/bin/vite.js"
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function tool(bin, args, options) {
  return run(process.execPath, [join(root, 'node_modules', bin), ...args], options);
}

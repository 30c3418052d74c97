import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Returns the absolute path of a file or folder of the project.
 *
 * @param {string} path
 */
export const inProject = (path) => resolve(root, path);

/**
 * Runs a module of the project in this process.
 *
 * @param {string} path
 */
export const runModule = (path) => import(/* @vite-ignore */ pathToFileURL(inProject(path)).href);

/**
 * Runs a program in the project's folder. A signal to this process goes to the program, and ends this process after it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean }} [options] quiet: returns the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the code as a shell gives it
 */
export async function run(command, args, { quiet = false } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    // A character may begin in one chunk and end in the next.
    stream?.setEncoding('utf8').on('data', (chunk) => {
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
    console.error(error.message);
    return [127];
  });
  process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn);
  if (received) process.exit(128 + constants.signals[received]);
  return { code: code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)], output };
}

/**
 * Runs a program and shows its output. If it fails, ends this process with a message.
 *
 * @param {string} what names the work in messages
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function runOrExit(what, command, args) {
  console.log(`${what} ...`);
  const { code } = await run(command, args);
  if (code !== 0) exitWithMessage(`${what} failed. The reason is in the lines above.`);
}

/**
 * Ends the process with a message.
 *
 * @type {(message: string) => never}
 */
export function exitWithMessage(message) {
  console.error(message);
  process.exit(1);
}

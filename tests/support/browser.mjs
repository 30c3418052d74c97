import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Returns the path of a program, or undefined if no folder of PATH has it.
 *
 * @param {string} name
 */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Returns true if the program starts. A file may lack system libraries, or only tell people to install the real
 * program. On Windows starting it would open a window.
 *
 * @param {string} path
 */
export const works = (path) =>
  process.platform === 'win32'
    ? existsSync(path)
    : spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/**
 * Returns the browser for tests and measurements: `CHROME_PATH`, else the system's Chromium or Chrome,
 * else the one that Playwright has downloaded. Installs nothing.
 *
 * @param {{ isWhole?: boolean }} [options] isWhole excludes Chromium's headless shell, which opens a page for a quarter
 *   of the work but has no back/forward cache
 * @returns {string | undefined} the program's path
 */
export function findBrowser({ isWhole = false } = {}) {
  const { CHROME_PATH } = process.env;
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return [...(CHROME_PATH ? [CHROME_PATH] : names.map(findProgram)), chromium.executablePath()]
    .filter((path) => path !== undefined)
    .filter((path) => !isWhole || !path.includes('headless'))
    .find(works);
}

/**
 * Returns the browser's path. If there is none, it first installs Playwright's own, else Debian's packages.
 *
 * @param {Parameters<typeof findBrowser>[0]} [options]
 * @throws {Error} with what to do, when none can be installed
 */
export function ensureBrowser(options) {
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const install = `${apt} install -y --no-install-recommends`;
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env };
  for (const way of [
    `"${process.execPath}" node_modules/playwright/cli.js install --no-shell chromium`,
    `${apt} update && ${install} chromium && ${install} chromium-headless-shell`,
  ]) {
    if (findBrowser(options)) break;
    console.log('No Chromium or Chrome found. Installing one ...');
    spawnSync(way, { shell: true, stdio: 'inherit', timeout: 600_000, env });
  }
  const found = findBrowser(options);
  if (found) return found;
  throw new Error(
    'No browser: install Chromium or Google Chrome, or name one by CHROME_PATH, and run again.',
  );
}

/** Arguments that keep a headless browser quiet, and that let it start as root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--font-render-hinting=none'],
];

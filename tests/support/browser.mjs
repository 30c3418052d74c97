import { spawnSync } from 'node:child_process';
import { Launcher } from 'chrome-launcher';

/**
 * Does it start? A file alone proves little: it may lack system libraries, or only tell people to
 * install the real thing. On Windows the question would open a window.
 *
 * @param {string} path
 */
const works = (path) =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/**
 * The browser for tests and measurements: `CHROME_PATH`, else the system's Chromium or Chrome, else the
 * one that Playwright has downloaded. Nothing is installed.
 *
 * @param {{ isWhole?: boolean }} [options] a whole browser, not Chromium's headless shell, which opens a
 *   page for a quarter of the work but has no back/forward cache
 * @returns {Promise<string | undefined>} the program's path or name
 */
export async function findBrowser({ isWhole = false } = {}) {
  /** @type {string[]} */
  let installed = [];
  try {
    installed = Launcher.getInstallations();
  } catch {
    // It throws where there is none.
  }
  const { chromium } = await import('playwright');
  const shells = process.env.CHROME_PATH ? [] : ['chromium-headless-shell'];
  return [...shells, ...installed, chromium.executablePath()].find(
    (path) => !(isWhole && path.includes('headless-shell')) && works(path),
  );
}

/**
 * The browser's path, after installing one if there is none: Playwright's own, else Debian's package.
 *
 * @param {Parameters<typeof findBrowser>[0]} [options]
 * @throws {Error} with what to do, when none can be installed
 */
export async function ensureBrowser(options) {
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const ways = [
    `"${process.execPath}" node_modules/playwright/cli.js install --no-shell chromium`,
    `${apt} update && ${apt} install -y --no-install-recommends chromium`,
  ];
  for (let way = ways.shift(); ; way = ways.shift()) {
    const found = await findBrowser(options);
    if (found) return found;
    if (!way) break;
    console.log('No Chromium or Chrome found: installing one ...');
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env };
    spawnSync(way, { shell: true, stdio: 'inherit', timeout: 600_000, env });
  }
  throw new Error(
    'No browser: install Chromium or Google Chrome, or name one by CHROME_PATH, and run again.',
  );
}

/** Arguments that keep a headless browser quiet and, as root, let it start at all. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

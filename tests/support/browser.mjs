import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from '../../server/launch/child.mjs';

const minutes = 60_000;

/** Where a Chrome or Chromium may be, best first. */
function* candidates() {
  if (process.env.CHROME_PATH) yield process.env.CHROME_PATH;
  // The first has no windows, and opens a page for a quarter of the work.
  const names = [
    ...['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'],
    ...['chrome', 'chromium-browser'],
  ];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) yield join(folder, name);
  }
  yield '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  yield '/Applications/Chromium.app/Contents/MacOS/Chromium';
  for (const folder of [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]) {
    if (folder) yield join(folder, 'Google/Chrome/Application/chrome.exe');
  }
}

/**
 * Does it run? A file alone proves little: it may lack system libraries, or only tell people to
 * install the real thing.
 *
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  // On Windows this would open a window.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser for tests and measurements: `CHROME_PATH`, else the system's Chromium or Chrome, else
 * the one Playwright has downloaded. Nothing is installed.
 *
 * @param {{ isWhole?: boolean }} [options] a whole browser, not Chromium's headless shell, which has no
 *   back/forward cache
 * @returns {Promise<string | undefined>} the program's path
 */
export async function findBrowser({ isWhole = false } = {}) {
  for (const path of candidates())
    if (!(isWhole && path.includes('headless-shell')) && works(path)) return path;
  const { chromium } = await import('playwright');
  return works(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Install a browser: Playwright's own, else Debian's package where this user may install one.
 *
 * @returns {Promise<string | undefined>} the program's path
 */
async function installBrowser() {
  console.log('No Chromium or Chrome found: downloading one ...');
  const { output } = await tool('playwright/cli.js', ['install', '--no-shell', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    quiet: true,
    timeoutMs: 10 * minutes,
  });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  const reason = output.split('\n').find((line) => line.includes('Error')) ?? 'it took too long';
  console.log(`That did not work: ${reason.trim()}`);

  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Trying Debian’s package chromium ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [command = '', ...rest] = [...asRoot, ...args];
    const { code, output } = await run(command, rest, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
      timeoutMs: 10 * minutes,
    });
    if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
  }
  return findBrowser();
}

/**
 * The browser's path, after installing one if there is none.
 *
 * @param {Parameters<typeof findBrowser>[0]} [options]
 * @throws {Error} with what to do, when none can be installed
 */
export async function ensureBrowser(options) {
  const path = (await findBrowser(options)) ?? (await installBrowser());
  if (path) return path;
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

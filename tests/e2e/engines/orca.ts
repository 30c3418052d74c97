import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, firefox } from 'playwright/test';
import { frameLabels } from '#client/content/navigation.ts';
import { findPrograms } from '#tests/support/browser.mjs';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { appReady, photo, photoHost } from '../support.ts';

const { FIREFOX_PATH } = process.env;
const needed = ['orca', 'xdotool', 'Xvfb', 'dbus-daemon'];
/** Is there all that it takes to hear the site? */
export const canListen =
  FIREFOX_PATH !== undefined && findPrograms(...needed).length >= needed.length;

/**
 * Starts Firefox and Orca on a screen, a bus and settings of their own. Pages are opened and watched by
 * Playwright; keys come from the screen's keyboard, as Orca hears no others.
 */
export async function launchOrca(origin: string) {
  const folder = await makeTemporaryFolder('orca');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const DISPLAY = `:${String((await once(screen.stdout, 'data'))[0]).trim()}`;
  const own = { DISPLAY, HOME: folder.path, XDG_RUNTIME_DIR: folder.path, LC_ALL: 'C.UTF-8' };
  const env: NodeJS.ProcessEnv = { ...process.env, ...own, GSETTINGS_BACKEND: 'memory' };
  const bus = spawn('dbus-daemon', ['--session', '--print-address', '--nofork'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  env.DBUS_SESSION_BUS_ADDRESS = String((await once(bus.stdout, 'data'))[0]).trim();

  const program = join(import.meta.dirname, 'orca-transcript.py');
  // The Python that Debian's packages are made for.
  const orca = spawn('/usr/bin/python3', [program, folder.path], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** All that was ever said, an utterance a line. */
  const said: string[] = [];
  createInterface(orca.stdout).on('line', (line) => {
    // Orca names its modes a moment sooner or later; what was visited depends on who visited first.
    if (!/^(Focus|Browse) mode$/.test(line)) said.push(line.replace('visited link', 'link'));
  });
  await expect.poll(() => said).toContain('Screen reader on.');

  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox.mjs'),
    headless: false,
    env: env as Record<string, string>,
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
  });
  const page = await browser.newPage({ baseURL: origin, viewport: null, locale: 'en-IN' });
  await page.route(`${photoHost}/**`, (route) => route.fulfill(photo));

  /** Does something, and waits until `last` is said: resolves to all that was said since, in one line. */
  async function hear(action: () => Promise<unknown>, last: string): Promise<string> {
    const before = said.length;
    await action();
    await expect.poll(() => said.slice(before)).toContain(last);
    return said.slice(before).join(' ');
  }

  return {
    page,
    hear,
    /** Presses keys as xdotool names them. */
    press: (...keys: string[]) => once(spawn('xdotool', ['key', ...keys], { env }), 'exit'),
    /** Opens a page, once its beginning is said and the app is there. */
    async open(path: string) {
      await hear(() => page.goto(path), `${frameLabels.skipToContent} link.`);
      await appReady(page);
    },
    async close() {
      await browser.close();
      for (const { pid } of [orca, bus, screen]) if (pid) process.kill(pid, 'SIGKILL');
      await folder.remove();
    },
  };
}

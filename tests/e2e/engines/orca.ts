import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, firefox, type Locator, type Page } from 'playwright/test';
import { frameLabels } from '#client/content/navigation.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { appReady, photo, photoHost } from '../support.ts';
import { failAtExit } from './fail-at-exit.ts';
import { firefoxLaunch } from './firefox.ts';

const besideThis = (name: string) => join(import.meta.dirname, name);

/**
 * Starts Firefox and Orca on their own screen, bus and settings. Playwright opens and watches pages. Keys come from
 * the screen's keyboard, because Orca hears no others.
 * @throws Error when one of the programs ends at its start
 */
export async function launchOrca(origin: string) {
  const folder = await makeTemporaryFolder('orca');
  const own = { HOME: folder.path, XDG_RUNTIME_DIR: folder.path, GSETTINGS_BACKEND: 'memory' };
  const env: Record<string, string | undefined> = { ...process.env, ...own, LC_ALL: 'C.UTF-8' };
  const started: ChildProcess[] = [];
  const stop = () => started.forEach((it) => void it.kill('SIGKILL'));
  process.once('exit', stop);
  /** Starts a program. `line` resolves to the first line that it prints, or throws when it ends before. */
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    const lines = createInterface(child.stdout);
    const line = Promise.race([once(lines, 'line'), failAtExit(child, program)]);
    return { lines, line };
  };
  /** All utterances so far, one on each line. */
  const said: string[] = [];
  try {
    const screen = start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1000x24');
    env.DISPLAY = `:${(await screen.line)[0]}`;
    const bus = start('dbus-daemon', '--session', '--print-address', '--nofork');
    [env.DBUS_SESSION_BUS_ADDRESS] = await bus.line;
    // Debian's packages are made for this Python.
    const orca = start('/usr/bin/python3', besideThis('orca-transcript.py'), folder.path);
    orca.lines.on('line', (line: string) => {
      // Orca names its modes at varying moments, and a link is "visited" after another test used it.
      if (!/^(Focus|Browse) mode$/.test(line)) said.push(line.replace('visited link', 'link'));
    });
    await orca.line;
    const browser = await firefox.launch({
      ...firefoxLaunch(),
      headless: false,
      env,
      firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    });
    const page = await browser.newPage({ baseURL: origin, viewport: null, locale: 'en-IN' });
    await page.route(`${photoHost}/**`, (route) => route.fulfill(photo));
    return listen(page, said, env, async () => {
      await browser.close();
      stop();
      await folder.remove();
    });
  } catch (error) {
    stop();
    await folder.remove();
    throw error;
  }
}

/** Returns the functions with which tests use the page and read the utterances. */
function listen(
  page: Page,
  said: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  close: () => Promise<void>,
) {
  /**
   * Runs `action` and waits for an utterance that begins with `last`. Resolves to all utterances since, in one
   * line.
   */
  async function hear(
    action: () => Promise<unknown>,
    last: string,
    options: { timeout?: number } = {},
  ): Promise<string> {
    const before = said.length;
    await action();
    const isLast = (line: string) => line.startsWith(last);
    await expect
      .poll(() => said.slice(before).some(isLast), { message: last, ...options })
      .toBe(true);
    return said.slice(before).join(' ');
  }

  return {
    page,
    hear,
    /** Focuses an element, repeatedly if necessary, until its name is said. A busy reader misses some. */
    async hearFocus(element: Locator, name: string) {
      await expect(async () => {
        await element.blur();
        await hear(() => element.focus(), name, { timeout: 10_000 });
      }).toPass();
    },
    /** Presses keys as xdotool names them. */
    press: (...keys: string[]) => once(spawn('xdotool', ['key', ...keys], { env }), 'exit'),
    /** Opens a page, and resolves when its beginning is said and the app has started. */
    async open(path: string) {
      await hear(() => page.goto(path), `${frameLabels.skipToContent} link.`);
      await appReady(page);
    },
    close,
  };
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, error, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#tests/support/free-port.ts';

/** WebKit's own small browser, controlled by its WebKitWebDriver. */
export type WebKitBrowser = Awaited<ReturnType<typeof launchWebKit>>;

/** The longest wait in milliseconds, on a machine that may be busy. */
const patience = 60_000;

/**
 * Returns false if another element covered the target. A scroll that began earlier may go on, so the click is tried
 * again. Throws any other failure.
 */
function isPassing(failure: unknown): false {
  if (failure instanceof error.ElementClickInterceptedError) return false;
  throw failure;
}

/** Throws as soon as the program has ended or could not be started. It never resolves. */
async function failAtExit(child: ChildProcess, name: string): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`${name} ended with ${signal ?? `code ${code}`}`);
}

/**
 * Starts the browser on its own screen.
 * @throws Error when the screen or the driver ends at its start
 */
export async function launchWebKit(origin: string) {
  const started: ChildProcess[] = [];
  const stop = () => started.forEach((it) => void it.kill());
  const start = (program: string, args: readonly string[], options: SpawnOptions) => {
    const child = spawn(program, args, options);
    started.push(child);
    return child;
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const number = once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
    const [display] = await Promise.race([number, failAtExit(screen, 'Xvfb')]);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANGUAGE: 'en_IN' };
    const server = start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const driver = await Promise.race([connect(port), failAtExit(server, 'WebKitWebDriver')]);
    return drive(driver, origin, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** Opens a session when the driver listens. */
async function connect(port: number) {
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await sleep(50);
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
}

/** Returns the functions with which tests use the browser. */
function drive(driver: WebDriver, origin: string, stop: () => void) {
  /** Sets the window's width, at least 450 pixels. */
  const resize = (width: number) => driver.manage().window().setRect({ width, height: 900 });
  return {
    driver,
    resize,
    /** Opens a page in a window of this width and waits until the app has taken it over. */
    async open(path: string, width: number) {
      await resize(width);
      const load = () => driver.get(origin + path);
      // On a busy machine the driver may fail without a message.
      await load().catch(load);
      // React adds the state of the menu. Without script the browser knows it.
      await driver.wait(until.elementLocated(By.css('header [aria-expanded]')), patience);
    },
    /** Clicks the element with this text when it is visible and no bar covers it. The header stays fixed. */
    async click(kind: 'a' | 'button', text: string) {
      const path = By.xpath(`//${kind}[normalize-space()="${text}"]`);
      // Scroll immediately. The site scrolls smoothly, and a click would hit passing elements.
      const reveal = (it: Element) =>
        it.closest('header') || it.scrollIntoView({ block: 'center', behavior: 'instant' });
      await driver.wait(async () => {
        for (const one of await driver.findElements(path)) {
          if (!(await one.isDisplayed())) continue;
          await driver.executeScript(reveal, one);
          return one.click().then(() => true, isPassing);
        }
        return false;
      }, patience);
    },
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    /** Returns the scroll position in pixels from the top. */
    scrolled: () => driver.executeScript<number>(() => Math.round(scrollY)),
    /** Scrolls without animation, and waits two frames. The browser then stores the position. */
    async rest(top: number) {
      await driver.executeAsyncScript((y: number, done: () => void) => {
        scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(done));
      }, top);
      await driver.wait(() => driver.executeScript((y: number) => scrollY === y, top), patience);
    },
    async close() {
      await driver.quit();
      stop();
    },
  };
}

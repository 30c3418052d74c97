import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, error, until } from 'selenium-webdriver';
import { findFreePort } from '#tests/support/server-process.ts';

/** WebKit's own small browser, driven by its WebKitWebDriver. */
export type WebKitBrowser = Awaited<ReturnType<typeof launchWebKit>>;

/** Milliseconds for anything to come, on a machine that may be busy. */
const patience = 60_000;

/** Something lay over it: a scroll that had begun before goes on for a moment, so it is tried again. */
function isPassing(failure: unknown): false {
  if (failure instanceof error.ElementClickInterceptedError) return false;
  throw failure;
}

/** Starts the browser, on a screen that only it sees where there is Xvfb. */
export async function launchWebKit(origin: string) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const [display] = await Promise.race([number, once(screen, 'error').then(() => [undefined])]);
  const port = await findFreePort();
  const own = display !== undefined && { DISPLAY: `:${String(display).trim()}` };
  const env = { ...process.env, ...own, LANGUAGE: 'en_IN' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok && !server.exitCode);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  /** Pixels, at least 450. */
  const resize = (width: number) => driver.manage().window().setRect({ width, height: 900 });
  return {
    driver,
    resize,
    /** Opens a page in a window of this width and waits until the app has taken it over. */
    async open(path: string, width: number) {
      await resize(width);
      const load = () => driver.get(origin + path);
      // On a busy machine the driver may fail without a word.
      await load().catch(load);
      // React adds the state of the menu; without script the browser knows it by itself.
      await driver.wait(until.elementLocated(By.css('header [aria-expanded]')), patience);
    },
    /** Clicks what has this text, once it can be seen, where no bar lies over it; the header stays in place. */
    async click(kind: 'a' | 'button' | 'option', text: string) {
      const path = By.xpath(`//${kind}[normalize-space()="${text}"]`);
      // At once: the site scrolls smoothly, and a click would meet what passes by.
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
    /** Pixels from the top. */
    scrolled: () => driver.executeScript<number>(() => Math.round(scrollY)),
    /** Scrolls at once, and waits until the site has noted the place. */
    async rest(top: number) {
      await driver.executeScript((y: number) => scrollTo({ top: y, behavior: 'instant' }), top);
      const isNoted = (y: number) => history.state?.place === y;
      await driver.wait(() => driver.executeScript(isNoted, top), patience);
    },
    async close() {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

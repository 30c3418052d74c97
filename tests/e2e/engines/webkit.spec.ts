import { test as base, expect } from 'playwright/test';
import { By, Key } from 'selenium-webdriver';
import { contact } from '#client/content/contact.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { routes } from '#client/routes.tsx';
import { launchWebKit } from './webkit-browser.ts';

/** Narrow enough for the menu and the action bar, and not too narrow for the browser's window. */
const narrow = 520;
const wide = 1280;

/** One browser for all of them: starting it takes longer than any test. */
const test = base.extend<object, { webKit: Awaited<ReturnType<typeof launchWebKit>> }>({
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const browser = await launchWebKit(process.env.E2E_ORIGIN ?? '');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.describe.configure({ mode: 'default' });

test('WebKit: links navigate in place, the heading has the focus, Back returns to the place, from another site too', async ({
  webKit: { driver, click, open, path, resize, rest, scrolled },
}) => {
  await resize(wide);
  await open('/services');
  const start = await driver.executeScript(() => performance.timeOrigin);
  await rest(900);
  await click('a', headerLinks[1]?.label ?? '');
  await expect.poll(path).toBe('/about');
  await expect.poll(() => driver.executeScript(() => document.activeElement?.localName)).toBe('h1');
  await expect.poll(scrolled).toBe(0);
  await driver.navigate().back();
  await expect.poll(path).toBe('/services');
  await expect.poll(scrolled).toBe(900);
  expect(await driver.executeScript(() => performance.timeOrigin)).toBe(start);

  await driver.get('data:text/html,');
  await driver.navigate().back();
  await expect.poll(scrolled).toBe(900);
});

test('WebKit: a page entered from far down is near its top at once, and then at it', async ({
  webKit: { driver, open, path, resize, rest, scrolled },
}) => {
  await resize(narrow);
  await open('/services');
  await rest(5000);
  const jumped = await driver.executeAsyncScript((told: (place: number) => void) => {
    document.addEventListener('focusin', () => setTimeout(() => told(scrollY / innerHeight), 100));
    document.querySelector<HTMLElement>('footer a[href="/services/bathrooms"]')?.click();
  });
  expect(jumped).toBeLessThanOrEqual(2);
  await expect.poll(path).toBe('/services/bathrooms');
  await expect.poll(scrolled).toBe(0);
});

test('WebKit: the menu tells its state, closes on Escape and on a choice; the form shows its messages, then sends, and says so', async ({
  webKit: { click, driver, open, path, resize },
}) => {
  const { form } = contact;
  const element = (selector: string) => driver.findElement(By.css(selector));
  const state = () => element('header [aria-expanded]').getAttribute('aria-expanded');
  const isInvalid = () => element('#projectType').getAttribute('aria-invalid');
  await resize(narrow);
  await open('/about');
  await click('button', frameLabels.openMenu);
  await expect.poll(state).toBe('true');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(state).toBe('false');
  await expect.poll(() => driver.switchTo().activeElement().getText()).toBe(frameLabels.openMenu);
  await click('button', frameLabels.openMenu);
  await click('a', headerLinks.at(-1)?.label ?? '');
  await expect.poll(path).toBe('/contact');
  await expect.poll(state).toBe('false');

  await click('button', form.submit);
  await expect.poll(() => driver.switchTo().activeElement().getAttribute('id')).toBe('name');
  await expect.poll(isInvalid).toBe('true');
  const answers = { name: 'లక్ష్మి', phone: '98480 00000', email: 'lakshmi.rao@example.com' };
  for (const [id, text] of Object.entries(answers)) await element(`#${id}`).sendKeys(text);
  await click('option', form.projectTypes.at(-1)?.label ?? '');
  await expect.poll(isInvalid).not.toBe('true');
  await click('button', form.submit);
  await expect.poll(() => element('section[data-confirmation] h2').isDisplayed()).toBe(true);
});

test('WebKit: no page scrolls sideways, and every drawing is drawn', async ({
  webKit: { driver, open, resize },
}) => {
  const faults = () =>
    driver.executeScript(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const drawings = [...document.querySelectorAll<SVGGraphicsElement>('svg.drawing > *')];
      const empty = drawings.filter((it) => it.checkVisibility() && it.getBBox().width === 0);
      return { excess: scrollWidth - clientWidth, empty: empty.length };
    });
  for (const width of [narrow, wide]) {
    await resize(width);
    for (const { path } of routes) {
      await open(path);
      await expect.poll(faults, `${path} at ${width} px`).toEqual({ excess: 0, empty: 0 });
    }
  }
});

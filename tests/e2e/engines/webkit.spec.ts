import { randomUUID } from 'node:crypto';
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
  webKit: { driver, find, open, path, resize, rest, scrolled },
}) => {
  await resize(wide);
  await open('/services');
  const start = await driver.executeScript(() => performance.timeOrigin);
  await rest(900);
  await (await find('a', headerLinks[1]?.label ?? '')).click();
  await expect.poll(path).toBe('/about');
  await expect.poll(() => driver.executeScript(() => document.activeElement?.localName)).toBe('h1');
  await expect.poll(scrolled).toBe(0);
  await driver.navigate().back();
  await expect.poll(path).toBe('/services');
  await expect.poll(scrolled).toBe(900);
  expect(await driver.executeScript(() => performance.timeOrigin)).toBe(start);

  await open('/about');
  await rest(700);
  await driver.get('data:text/html,');
  await driver.navigate().back();
  await expect.poll(scrolled).toBe(700);
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

test('WebKit: the menu opens, tells its state, closes on Escape and on a choice', async ({
  webKit: { click, driver, find, open, resize },
}) => {
  await resize(narrow);
  await open('/about');
  const state = () =>
    driver.findElement(By.css('header [aria-expanded]')).getAttribute('aria-expanded');
  await click('button', frameLabels.openMenu);
  await expect.poll(state).toBe('true');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(state).toBe('false');
  const button = await find('button', frameLabels.openMenu);
  expect(await driver.switchTo().activeElement().getId()).toBe(await button.getId());
  await click('button', frameLabels.openMenu);
  await click('a', headerLinks[3]?.label ?? '');
  await expect.poll(() => driver.getCurrentUrl()).toContain(headerLinks[3]?.href);
  await expect.poll(state).toBe('false');
});

test('WebKit: the form shows its messages, then sends, and says so', async ({
  webKit: { click, driver, find, open, resize },
}) => {
  const { form } = contact;
  await resize(narrow);
  await open('/contact');
  await click('button', form.submit);
  await expect.poll(() => driver.switchTo().activeElement().getAttribute('id')).toBe('name');
  const isInvalid = () => driver.findElement(By.id('projectType')).getAttribute('aria-invalid');
  await expect.poll(isInvalid).toBe('true');
  const name = `లక్ష్మి ${randomUUID()}`;
  const answers = { name, phone: '98480 00000', email: 'lakshmi.rao@example.com' };
  for (const [id, text] of Object.entries(answers))
    await driver.findElement(By.id(id)).sendKeys(text);
  await (await find('option', form.projectTypes.at(-1)?.label ?? '')).click();
  await expect.poll(isInvalid).not.toBe('true');
  await click('button', form.submit);
  await find('h2', form.confirmation.title);
});

test('WebKit: no page scrolls sideways, and every drawing is drawn', async ({
  webKit: { driver, open, resize },
}) => {
  const excess = () =>
    driver.executeScript(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const empty = () =>
    driver.executeScript(
      () =>
        [...document.querySelectorAll<SVGGraphicsElement>('svg.drawing > *')].filter(
          (drawing) => drawing.checkVisibility() && drawing.getBBox().width === 0,
        ).length,
    );
  for (const { path } of routes) {
    await open(path);
    for (const width of [narrow, wide]) {
      await resize(width);
      await expect.poll(excess, `${path} at ${width} px`).toBe(0);
    }
    await expect.poll(empty, path).toBe(0);
  }
});

import { expect, test } from 'playwright/test';
import { By, Key, until } from 'selenium-webdriver';
import { contact } from '#client/content/contact-page.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { routes } from '#client/routes.tsx';
import { oneOfAKind } from '../support.ts';
import { launchWebKit, type WebKitBrowser } from './webkit-browser.ts';

/** The narrow width shows the menu and the action bar and still fits the browser's window. */
const [narrow, wide] = [520, 1280];

/** All tests share one browser, because its start takes longer than any test. */
let webKit: WebKitBrowser;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  webKit = await launchWebKit(process.env.E2E_ORIGIN ?? '');
});
test.afterAll(() => webKit.close());

test('WebKit: links navigate in place and Back restores the scroll position', async () => {
  const { driver, click, open, path, rest, scrolled } = webKit;
  await open('/services', wide);
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

test('WebKit: a page entered from far down starts near its top', async () => {
  const { driver, open, rest, scrolled } = webKit;
  await open('/services', narrow);
  await rest(5000);
  const jumped = await driver.executeAsyncScript((told: (place: number) => void) => {
    document.addEventListener('focusin', () => setTimeout(() => told(scrollY / innerHeight), 100));
    document.querySelector<HTMLElement>('footer a[href="/services/bathrooms"]')?.click();
  });
  expect(jumped).toBeLessThanOrEqual(2);
  await expect.poll(scrolled).toBe(0);
});

test('WebKit: the menu opens, closes and navigates', async () => {
  const { click, driver, open, path } = webKit;
  const element = (selector: string) => driver.findElement(By.css(selector));
  const focused = () => driver.switchTo().activeElement();
  const state = () => element('header [aria-expanded]').getAttribute('aria-expanded');
  await open('/about', narrow);
  await click('button', frameLabels.menu);
  await expect.poll(state).toBe('true');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(state).toBe('false');
  await expect.poll(() => focused().getText()).toBe(frameLabels.menu);
  await click('button', frameLabels.menu);
  await click('a', headerLinks.at(-1)?.label ?? '');
  await expect.poll(path).toBe('/contact');
});

test('WebKit: the form sends', async () => {
  const { click, driver, open } = webKit;
  const { form } = contact;
  const element = (selector: string) => driver.findElement(By.css(selector));
  const focused = () => driver.switchTo().activeElement();
  await open('/contact', narrow);
  await click('button', form.submit);
  await expect.poll(() => focused().getAttribute('aria-invalid')).toBe('true');
  const values = { name: 'లక్ష్మి', phone: '98480 00000', email: 'lakshmi.rao@example.com' };
  for (const [id, text] of Object.entries(values)) await element(`#${id}`).sendKeys(text);
  // By keyboard, because on a busy machine a click on an option may never end.
  await element('#projectType').sendKeys(form.choices.projectType.options.at(-1)?.label ?? '');
  await click('button', form.submit);
  const confirmation = await driver.wait(until.elementLocated(By.css('#confirmation h1')));
  await expect.poll(() => confirmation.isDisplayed()).toBe(true);
});

test('WebKit: no page scrolls sideways, and its drawings are drawn', async () => {
  const { driver, open, resize } = webKit;
  // Pages of one template differ in their words and lines only.
  const kinds = routes
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/services/') || oneOfAKind.includes(path));
  const faults = () =>
    driver.executeScript(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const drawings = [...document.querySelectorAll<SVGGraphicsElement>('svg.drawing > *')];
      const empty = drawings.filter((it) => it.checkVisibility() && it.getBBox().width === 0);
      return { width: innerWidth, excess: scrollWidth - clientWidth, empty: empty.length };
    });
  for (const path of kinds) {
    await open(path, narrow);
    for (const width of [narrow, wide]) {
      await resize(width);
      await expect.poll(faults, path).toEqual({ width, excess: 0, empty: 0 });
    }
  }
});

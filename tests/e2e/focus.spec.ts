import type { Page } from 'playwright/test';
import { routes } from '#client/routes.tsx';
import { contactNotices } from '#shared/contact.ts';
import { type FocusStop, installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The long walks press Tab some fifty times a page.
test.describe.configure({ timeout: 120_000 });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** A screen of 1280 by 1024 px, enlarged four times. */
const enlarged = { width: 320, height: 256 };

/** Presses Tab from the top of the page until the focus leaves it, and measures every stop. */
async function walk(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // What the focus brings into view has been scrolled to by the next frame.
      await new Promise(requestAnimationFrame);
      return window.measures.focusStop();
    });
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 150) throw new Error(`no end of the page after ${stop.name}`);
  }
}

for (const size of [phone, desktop, enlarged]) {
  for (const path of ['/', '/services', '/services/office-execution', '/projects', '/contact']) {
    test(`On ${path} at ${size.width} x ${size.height} px the focus can be seen at every stop`, async ({
      page,
    }) => {
      await installMeasures(page);
      await page.setViewportSize(size);
      await page.goto(path);
      await appReady(page);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops[0]?.name).toContain('Skip to content');
      expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([]);
      expect(stops.filter(({ outline }) => outline < 2)).toEqual([]);
      expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
    });
  }
}

test('A pressed filter shows the focus as clearly as the others', async ({ page }) => {
  await installMeasures(page);
  await page.goto('/projects');
  await appReady(page);
  await page.getByRole('button', { name: 'Office Projects' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Office Projects');
  const stop = await page.evaluate(() => window.measures.focusStop());
  expect(stop?.outline).toBe(3);
  expect(stop?.contrast).toBeGreaterThan(3);
});

test('The first stop leads past the header to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const { path } of routes) {
  test(`On ${path} everything takes a press on 24 px at least, what matters on 44, at 390 and 1280 px`, async ({
    page,
  }) => {
    await installMeasures(page);
    await page.goto(path);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const targets = await page.evaluate(() => window.measures.targets());
      expect(targets.length).toBeGreaterThan(15);
      const least = ({ width, height }: { width: number; height: number }) =>
        Math.min(width, height);
      expect(
        targets.filter((target) => least(target) < (target.isMain ? 44 : 24)),
        `at ${size.width} px`,
      ).toEqual([]);
    }
  });
}

test('In the open menu every link takes a press on 44 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('The send button keeps the focus over a sending that fails', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 503/);
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/contact');
  await appReady(page);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Lakshmi Rao');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
  await page.getByRole('combobox', { name: 'Project Type' }).selectOption('bathroom');
  await page.getByRole('button', { name: 'Send my request' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send my request' })).toBeFocused();
});

for (const [status, { title, description }] of [
  [201, contactNotices.sent],
  [500, contactNotices.failed],
] as const) {
  const words = `${title} ${description}`;
  test(`Screen readers are told at once: ${words}`, async ({ page, expectOnConsole }) => {
    expectOnConsole(/status of 500/);
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
    await page.goto('/contact');
    await appReady(page);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live="assertive"], [role="alert"]'))
          said.push(region.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Lakshmi Rao');
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
    await page.getByRole('combobox', { name: 'Project Type' }).selectOption('bathroom');
    await page.getByRole('button', { name: 'Send my request' }).click();
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await expect.poll(async () => (await said()).join('\n')).toContain(words);
  });
}

import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home-page.ts';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { expectAccessible, expectValid } from './axe.ts';
import { contactForm } from './contact-form.ts';
import { installMeasures } from './measure.ts';
import { expect, open, stopClock, test } from './support.ts';

// pages.spec.ts checks the pages when they open. This file checks them after visitors use them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const desktop = { width: 1280, height: 800 };

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectValid(page, state);
}

test('an open menu, open questions and a chosen filter are accessible', async ({ page }) => {
  await installMeasures(page);
  await open(page, '/');
  const { label: name = '' } = home.featuredProjects.filters.at(-1) ?? {};
  await page.getByRole('button', { name, exact: true }).click();
  for (const { question, answer } of faq.slice(0, 2)) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  // The elements under the action bar depend on the scroll position.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page, 'two questions open, one kind of projects');
  await page.getByRole('button', { name: frameLabels.menu }).click();
  await expectNoViolations(page, 'menu open');
  expect(await page.evaluate(() => window.measures.smallTargets('[popover] a'))).toEqual([]);
});

test('the form’s errors and notifications are accessible', async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 503/);
  await open(page, '/contact');
  const { fill, send, toast } = contactForm(page);
  await send.click();
  await expect(page.getByText(contactMessages.email)).toBeVisible();
  await page.locator('summary', { hasText: contact.form.privacy.detailsTitle }).click();
  await expectNoViolations(page, 'errors');
  await fill();
  for (const [status, { title }] of [
    [503, contactNotices.failed],
    [201, contactNotices.sent],
  ] as const) {
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
    await send.click();
    await expect(toast(title)).toBeVisible();
    // The focus keeps the notification on the page while it is looked at.
    await page.keyboard.press('F8');
    await expectNoViolations(page, title);
    await expect(toast(title)).toBeVisible();
    await page.setViewportSize(desktop);
  }
});

test('Home gives assistive technology each counter once, beside its label', async ({ page }) => {
  await page.goto('/');
  const items = home.hero.counters.map(
    ({ prefix, target, suffix, label }) => `- listitem: ${prefix}${target}${suffix} ${label}`,
  );
  const counters = page.getByRole('list').filter({ has: page.locator('[data-count]') });
  await expect(counters).toMatchAriaSnapshot(items.join('\n'));
});

test('the chat has a label or a tooltip at every size', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('link', { name: chat.name });
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  for (const [width, height] of [
    [390, 844],
    [1000, 700],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.mouse.move(5, 5);
    await expect(tooltip).toHaveCount(0);
    await page.setViewportSize({ width, height });
    await link.hover();
    await expect(tooltip).toHaveText(chat.name);
    const label = await link.locator('span').boundingBox();
    const isLabelled = (label?.width ?? 0) > 10;
    await expect(tooltip, `${width} × ${height}`).toBeVisible({ visible: !isLabelled });
  }
});

test('on a laptop the chat icon shows a tooltip after 700 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/about');
  await stopClock(page);
  const link = page.getByRole('link', { name: chat.name });
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await link.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(chat.name);
  await page.mouse.move(300, 500);
  await expect(tooltip).toHaveCount(0);
  await link.focus();
  await page.clock.runFor(700);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('with forced colours the focus and the choice can be seen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/projects');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const canvas = await page.locator('body').evaluate(ground);
  const links = page.getByRole('navigation', { name: frameLabels.mainNavigation });
  const { filterName } = projectsPage.hero;
  const filters = page.getByRole('group', { name: filterName }).getByRole('button');
  for (const [chosen, other] of [
    [filters.and(page.getByRole('button', { pressed: true })), filters.last()],
    [links.locator('[aria-current=page]'), links.locator('a:not([aria-current])').first()],
  ] as const)
    expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));

  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).not.toHaveCSS('outline-color', canvas);
  }
});

for (const path of ['/', '/contact'])
  test(`on ${path} the focus can be seen at every stop and size`, async ({ page }) => {
    await installMeasures(page);
    await open(page, path);
    for (const size of [desktop, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      for (let stops = 0; ; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(async () => {
          // By the next frame the browser has scrolled to the focused element.
          await new Promise(requestAnimationFrame);
          return window.measures.focusStop();
        });
        if (stops === 0) expect(stop?.name).toContain(frameLabels.skipToContent);
        if (!stop && stops > 15) break;
        expect(stop).toMatchObject({ isCovered: false, isFaint: false });
        expect(stops, 'the page has an end').toBeLessThan(150);
      }
    }
  });

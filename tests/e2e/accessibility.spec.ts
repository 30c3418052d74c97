import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { faq } from '#client/content/faq.ts';
import { routes } from '#client/routes.tsx';
import { installMeasures } from './measure.ts';
import { outline } from './outline.ts';
import { appReady, expect, layOutAll, test } from './support.ts';

// Counters that run and a plotted drawing would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Reading a whole page takes axe some seconds, more on a busy machine.
test.describe.configure({ timeout: 120_000 });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const notFound = '/no-such-page';
const paths = [...routes.map(({ path }) => path), notFound];

/** All rules of WCAG 2.2 AA and axe's best practices, with those it does not run by itself. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames, for which it would open a page of its own.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
        'css-orientation-lock': { enabled: true },
        'table-fake-caption': { enabled: true },
        'td-has-header': { enabled: true },
      },
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  expect(found, state).toEqual([]);
}

/** The page's language, landmarks and headings. */
async function expectStructure(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries())
    expect(level - (levels[i - 1] ?? 0), `headings ${levels}`).toBeLessThanOrEqual(1);
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.map((navigation) => navigation.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
}

/**
 * Its elements are those that tests/e2e/outlines notes for it; `npm test -- e2e --update-snapshots` notes
 * them anew. A page that the owner has added has no outline until then.
 */
async function expectOutline(page: Page, path: string): Promise<void> {
  const info = test.info();
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`;
  const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (!isUpdate && !existsSync(info.snapshotPath(name))) return;
  expect(outline(await page.locator('body').ariaSnapshot())).toMatchSnapshot(name);
}

for (const path of paths) {
  test(`${path} has its landmarks and headings in order, texts that contrast, and no accessibility fault at 390 and 1280 px`, async ({
    page,
    expectOnConsole,
  }) => {
    if (path === notFound) expectOnConsole(/404/);
    await installMeasures(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    await appReady(page);
    await layOutAll(page);
    await expectStructure(page);
    await expectOutline(page, path);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const texts = await page.evaluate(() => window.measures.texts());
      expect(texts.length).toBeGreaterThan(40);
      // Large text by 3, any other by 4.5.
      expect(texts.filter(({ contrast, required }) => contrast < required)).toEqual([]);
      await expectNoViolations(page, `at ${size.width} px`);
    }
  });
}

test('The open menu has no accessibility fault', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/bathrooms');
  await appReady(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'menu open');
});

test('Open questions and a chosen filter have no accessibility fault', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Residential', exact: true }).click();
  for (const { question, answer } of faq.slice(0, 2)) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await expectNoViolations(page, 'two questions open, residential projects');
});

test('The portfolio has no accessibility fault under any filter, not even when nothing matches', async ({
  page,
}) => {
  // No project is an office project here, so that the empty message shows.
  let isChanged = false;
  await page.route('**/assets/projects-*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replaceAll(/category:([`"'])office/g, 'category:$1residential');
    isChanged ||= body !== script;
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Residential Projects' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'projects shown' })).toHaveCount(1);
  await expectNoViolations(page, 'residential projects');
  await page.getByRole('button', { name: 'Office Projects' }).click();
  await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible();
  expect(isChanged).toBe(true);
  await expectNoViolations(page, 'nothing matches');
});

for (const size of [phone, desktop]) {
  test(`The form with errors, and both notifications, have no accessibility fault at ${size.width} px`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/status of 503/);
    await page.setViewportSize(size);
    await page.goto('/contact');
    await appReady(page);
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.getByText('About your details').click();
    await expectNoViolations(page, 'errors');

    for (const [status, title] of [
      [503, 'Error'],
      [201, 'Success!'],
    ] as const) {
      await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Lakshmi Rao');
      await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
      await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
      await page.getByRole('combobox', { name: 'Project Type' }).selectOption('bathroom');
      await page.getByRole('button', { name: 'Send my request' }).click();
      const toast = page.getByRole('listitem').filter({ hasText: title });
      await expect(toast).toBeVisible();
      // The focus keeps the notification on the page while it is looked at.
      await page.keyboard.press('F8');
      await expectNoViolations(page, title);
      await expect(toast).toBeVisible();
    }
  });
}

test('The tooltip has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/about');
  await appReady(page);
  await page.getByRole('banner').getByRole('link', { name: /^Call/ }).focus();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  await expectNoViolations(page, 'tooltip open');
});

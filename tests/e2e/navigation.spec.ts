import type { Page } from 'playwright/test';
import { projectsPage } from '#client/content/projects-page.ts';
import { appReady, expect, follow, test } from './support.ts';

test('After a navigation the focus is on the new heading, and the title is announced', async ({
  page,
}) => {
  await page.goto('/about');
  await appReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bathrooms' }).click();
  await expect(page).toHaveURL('/services/bathrooms');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});

test('The first page of a visit takes no focus and announces nothing', async ({ page }) => {
  await page.goto('/about');
  await appReady(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('A new page scrolls to the top; back and forward return to where the visitor was', async ({
  page,
}) => {
  await page.goto('/services');
  const place = 1200;
  await appReady(page);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Modular kitchens' }).focus();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/modular-kitchens');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('With reduced motion a new page stands at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects');
  await appReady(page);
  const calls = () => page.evaluate(() => (globalThis as { scrolls?: ScrollToOptions[] }).scrolls);
  await page.evaluate(() => {
    const scrolls: ScrollToOptions[] = [];
    Object.assign(globalThis, { scrolls });
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      scrolls.push(options);
      original(options);
    }) as typeof window.scrollTo;
  });
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(calls).toEqual([{ top: 0, behavior: 'instant' }]);
});

test('Entering a page scrolls smoothly to the top', async ({ page }) => {
  await page.goto('/projects');
  await appReady(page);
  await page.evaluate(() => {
    const scrolls: ScrollToOptions[] = [];
    Object.assign(globalThis, { scrolls });
    window.scrollTo = ((options: ScrollToOptions) =>
      scrolls.push(options)) as typeof window.scrollTo;
  });
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect
    .poll(() => page.evaluate(() => (globalThis as { scrolls?: ScrollToOptions[] }).scrolls))
    .toEqual([{ top: 0, behavior: 'smooth' }]);
});

test('Navigation is client-side: no page is loaded anew', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  for (const name of ['About', 'Services', 'Projects', 'Contact', 'Home']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  expect(await page.evaluate(() => (globalThis as { same?: boolean }).same)).toBe(true);
});

test('A button pressed before the app has arrived works as soon as it is there', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Office Projects' }).click();
  await expect(page.getByRole('button', { name: 'Office Projects' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('A link works before the app has arrived', async ({ page, expectOnConsole }) => {
  expectOnConsole(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bathrooms' }).click();
  await expect(page).toHaveURL('/services/bathrooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bathrooms/);
});

test('A page whose scripts do not arrive shows all answers', async ({ page, expectOnConsole }) => {
  expectOnConsole(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(5, 5);
  await expect(page.getByText('kitchens 1–2 weeks')).toBeVisible();
});

/** Resolves once a drawing is on its way from a card to a page's head. */
const carriedOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () =>
          document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('room'))
            ? resolve()
            : requestAnimationFrame(look);
        look();
      }),
  );

test('From a service’s card to its page the drawing is carried over; a click meanwhile wins', async ({
  page,
}) => {
  await page.goto('/services');
  await appReady(page);
  const carried = carriedOver(page);
  await page.getByRole('link', { name: 'Learn More about Bathrooms' }).click();
  await carried;
  await expect(page).toHaveURL('/services/bathrooms');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectsPage.hero.title);
});

test('Back from a card that has the focus returns to where the visitor was, even while the page still scrolls to its top', async ({
  page,
}) => {
  await page.goto('/about');
  await appReady(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  for (const moment of [0, 60, 120, 150, 180, 220, 300, 400]) {
    await follow(page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }));
    await expect(page).toHaveURL('/services');
    await page.waitForTimeout(moment);
    await page.getByRole('link', { name: 'Learn More about Bathrooms' }).focus();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  }
});

test('With reduced motion no drawing is carried over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A view transition has begun.');
    };
  });
  await page.goto('/services');
  await appReady(page);
  await page.getByRole('link', { name: 'Learn More about Bathrooms' }).click();
  await expect(page).toHaveURL('/services/bathrooms');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { services } from '#client/content/services-page.ts';
import { contactForm } from './contact-form.ts';
import { announced, appReady, expect, follow, open, test } from './support.ts';
import { h1, header, holdBack, inFooter, rest, scrollTop } from './visiting.ts';

const { filters } = projectsPage.hero;
const { label: ofHomes = '' } = filters.find(({ value }) => value === 'residential') ?? {};
const homes = projects.filter(({ category }) => category === 'residential').length;

test('a link opens its page without a load and focuses the heading', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, '/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const start = await page.evaluate(() => performance.timeOrigin);
  for (const path of ['/about', '/services', '/projects', '/contact', '/']) {
    await header(page, path).click();
    await expect(header(page, path)).toHaveAttribute('aria-current', 'page');
    await expect(h1(page)).toBeFocused();
    const title = await page.title();
    await expect(announced(page, title)).toHaveCount(1);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start);
});

test('a new page scrolls smoothly to its top unless motion is reduced', async ({ page }) => {
  await open(page, '/services');
  const scrolls = await page.evaluateHandle(() => {
    const seen: ScrollToOptions[] = [];
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      seen.push(options);
      scroll(options);
    }) as typeof scroll;
    return seen;
  });
  for (const [reducedMotion, behavior, path] of [
    ['no-preference', 'smooth', '/services/bathrooms'],
    ['no-preference', 'smooth', '/services'],
    // A link to the page itself enters it again.
    ['no-preference', 'smooth', '/services'],
    ['reduce', 'instant', '/services/bathrooms'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await inFooter(page, path).scrollIntoViewIfNeeded();
    await follow(inFooter(page, path));
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(h1(page)).toBeFocused();
    expect(await scrolls.evaluate((all) => all.at(-1))).toEqual({ top: 0, behavior });
  }
});

test('a link with a hash goes to its target', { tag: '@engines' }, async ({ page }) => {
  const form = page.getByRole('group', { name: contact.form.title });
  await open(page, '/contact');
  await follow(page.getByRole('link', { name: contact.hero.toForm }));
  await expect(page).toHaveURL('/contact#form');
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  // In Firefox page.goBack() waits for a load, which a link within the page does not cause.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await follow(page.getByRole('link', { name: contact.hero.toForm }));
  await expect(form).toBeFocused();
  await follow(header(page, '/contact'));
  await expect(page).toHaveURL('/contact');
  await expect(h1(page)).toBeFocused();
});

/** Scrolls /services to 1200 pixels, follows a link to /services/modular-kitchens and scrolls there to 700. */
async function goToKitchens(page: Page): Promise<void> {
  await open(page, '/services');
  await rest(page, 1200);
  await follow(inFooter(page, '/services/modular-kitchens'));
  await expect(page).toHaveURL('/services/modular-kitchens');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await rest(page, 700);
}

test('Back, Forward and a reload restore the scroll position', { tag: '@engines' }, async ({
  page,
}) => {
  await goToKitchens(page);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.reload();
  await appReady(page);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('Back from another site restores the scroll position', async ({ page }) => {
  await open(page, '/contact#form');
  await expect(async () => {
    await rest(page, 1000);
    // Chromium notes a position in an entry with a hash only after a second, and a busy one later.
    await page.waitForTimeout(1500);
    await page.goto('data:text/html,');
    await page.goBack();
    await appReady(page);
    await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(1000);
  }).toPass();
});

test('Back to a slow page keeps the old page and shows waiting', { tag: '@engines' }, async ({
  page,
}) => {
  await goToKitchens(page);
  await page.reload();
  await appReady(page);
  const title = await h1(page).textContent();
  const release = await holdBack(page, 'services');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(h1(page)).toHaveText(title ?? '');
  await release();
  await expect(page).toHaveTitle(services.meta.title);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(h1(page)).toBeFocused();
});

for (const [what, isThrowing] of [
  ['throws', true],
  ['does nothing', false],
] as const)
  test(`each link and filter works when a write to the history ${what}`, async ({ page }) => {
    await page.addInitScript((throwing) => {
      for (const call of ['pushState', 'replaceState'] as const)
        History.prototype[call] = () => {
          if (throwing) throw new DOMException('too many calls', 'SecurityError');
        };
    }, isThrowing);
    await open(page, '/about');
    const start = await page.evaluate(() => performance.timeOrigin);
    await header(page, '/projects').click();
    await expect(page).toHaveURL('/projects');
    await appReady(page);
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(start);
    await page.getByRole('button', { name: ofHomes }).click();
    await expect(page.locator('main li.card')).toHaveCount(homes);
  });

test('after Back the link that was followed has the focus', async ({ page }) => {
  await open(page, '/services');
  // Another script adds a link, and removes it when the visitor has left.
  const early = () =>
    document.body.prepend(Object.assign(document.createElement('a'), { href: '/x' }));
  await page.evaluate(early);
  const link = page.locator('main a[href="/services/bathrooms"]');
  await link.click();
  await expect(h1(page)).toBeFocused();
  await page.evaluate(() => document.querySelector('a[href="/x"]')?.remove());
  await page.goBack();
  await expect(link).toBeFocused();
  // Screen readers call a focusable heading clickable.
  await expect(h1(page)).not.toHaveAttribute('tabindex');
});

test('a link stops no request in a page that Back restored', async ({ page, expectOnConsole }) => {
  expectOnConsole(/net::ERR_FAILED/);
  await open(page, '/about');
  // An empty response keeps the document, as the browser's memory does.
  await page.route('/services', (route) => route.fulfill({ status: 204 }));
  await page.route('**/assets/services-*.js', (route) => route.abort());
  const left = page.waitForRequest('/services');
  await header(page, '/services').click();
  await left;
  const stops = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.stop = () => seen.push(scrollY);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return seen;
  });
  await header(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  expect(await stops.jsonValue()).toEqual([]);
});

test('Back and a reload keep the chosen filter without a history entry', async ({ page }) => {
  const cards = page.locator('main li.card');
  await open(page, '/projects');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: ofHomes }).click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(cards).toHaveCount(homes);
  await cards.last().scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await rest(page, top);
  await follow(header(page, '/about'));
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(cards).toHaveCount(homes);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.reload();
  await appReady(page);
  await expect(cards).toHaveCount(homes);
  await expect(page).toHaveURL('/projects');
  await follow(header(page, '/about'));
  await expect(page).toHaveURL('/about');
  await follow(header(page, '/projects'));
  await expect(cards).toHaveCount(projects.length);
});

test('the old page stays usable until the next page arrives', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  const name = contactForm(page).field('name');
  const release = await holdBack(page, 'projects');
  await header(page, '/projects').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(announced(page, frameLabels.loading)).toHaveCount(1);
  await expect(page.locator('.waiting')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await header(page, '/about').click();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.waiting')).toHaveCount(0);
  await header(page, '/projects').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await header(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  await name.fill('Lakshmi');
  await release();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('Lakshmi');
});

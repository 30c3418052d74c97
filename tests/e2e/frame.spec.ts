import type { Page } from 'playwright/test';
import { footer } from '#client/content/footer.ts';
import { chat, frameLabels, headerLinks } from '#client/content/navigation.ts';
import { quoteHref } from '#client/ui/links.ts';
import { company } from '#shared/company.ts';
import { services } from '#tests/support/service-contents.ts';
import { contactForm } from './contact-form.ts';
import { expect, open, test } from './support.ts';
import { header } from './visiting.ts';

const phone = { width: 390, height: 844 };
const { actionBar, quote } = frameLabels;
const aLink = (path: string) => headerLinks.find(({ href }) => href === path)?.label ?? '';

const menu = (page: Page) => page.getByRole('navigation', { name: frameLabels.menu });
const menuButton = (page: Page) =>
  page.getByRole('button', { name: frameLabels.menu, exact: true });

test('The keyboard opens and closes the menu', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  const labels = headerLinks.map(({ label }) => label);
  await expect(menu(page).getByRole('link')).toHaveText([...labels, frameLabels.callNumber]);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(aLink('/services'));
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).click();
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test('The menu’s button says “Close” while it is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services');
  const said = () =>
    menuButton(page).evaluate((button: HTMLElement) => {
      const { content } = getComputedStyle(button, '::after');
      return button.innerText + (content === 'none' ? '' : content);
    });
  expect(await said()).toBe(frameLabels.menu);
  await menuButton(page).click();
  expect(await said()).toBe(`"${frameLabels.closeMenu}"`);
  await page.keyboard.press('Escape');
  await expect.poll(said).toBe(frameLabels.menu);
});

test('The footer’s navigation has a name', async ({ page }) => {
  await page.goto('/about');
  const { title } = footer.navigation;
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: title })).toHaveCount(
    1,
  );
});

test('No page grows wider than a laptop when its text doubles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/about', '/services', '/projects', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, path).toBe(0);
    expect(await page.locator('header').evaluate((it) => it.scrollWidth), path).toBe(1280);
  }
});

test('The menu closes after a choice or after Back', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services');
  for (const path of ['/projects', '/projects', '/about']) {
    await menuButton(page).click();
    await menu(page)
      .getByRole('link', { name: aLink(path) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(menu(page)).toBeHidden();
  }
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(menu(page)).toBeHidden();
});

test('The chat greeting names the service on its page only', async ({ page }) => {
  const { path = '', service } = services[0] ?? {};
  const link = page.getByRole('link', { name: chat.name });
  const greeting = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  await open(page, path);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const name = service?.meta.service.name ?? '';
  expect(await greeting()).toBe(`${chat.greeting} ${chat.lookingAt(name)}`);
  await header(page, quote).click();
  await expect(page).toHaveURL(quoteHref);
  expect(await greeting()).toBe(chat.greeting);
});

test('The quote link of a service chooses no project type', async ({ page }) => {
  await open(page, services[0]?.path ?? '');
  await header(page, quote).click();
  await expect(page).toHaveURL(quoteHref);
  await expect(contactForm(page).field('projectType')).toHaveValue('');
});

test('Call, chat and one "Get Free Quote" are visible at every width', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  for (const width of [320, 390, 759, 760, 900, 1120, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('banner')).toBeInViewport();
    const inBar = page.getByRole('complementary').getByRole('link', { name: actionBar.call });
    const inHeader = header(page, company.phone);
    await expect(inHeader).toBeVisible({ visible: width >= 760 });
    await expect(inBar).toBeVisible({ visible: width < 760 });
    for (const [link, most] of [
      [width < 760 ? inBar : inHeader, 70],
      [page.locator('a[href*="wa.me"]').first(), 170],
      [page.getByRole('link', { name: quote }), 70],
    ] as const) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect((await link.boundingBox())?.height).toBeLessThan(most);
    }
  }
});

import type { Page } from 'playwright/test';
import { footer } from '#client/content/footer.ts';
import { chat, frameLabels, headerLinks } from '#client/content/navigation.ts';
import { footerServices } from '#client/content/service-links.ts';
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

test('the keyboard opens and closes the menu', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  const asked = [...footerServices, footer.services.all];
  const links = headerLinks.flatMap((link) =>
    link.href === '/services' ? [link, ...asked] : link,
  );
  await expect(menu(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
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

test('the menu’s button says “Close”, and a choice or Back closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services');
  /** Returns the button's words on the screen. Its accessible name stays. */
  const said = () =>
    menuButton(page).evaluate((button: HTMLElement) => {
      const { content } = getComputedStyle(button, '::after');
      return button.innerText + (content === 'none' ? '' : content);
    });
  for (const path of ['/projects', '/projects', '/about']) {
    expect(await said()).toBe(frameLabels.menu);
    await menuButton(page).click();
    expect(await said()).toBe(`"${frameLabels.closeMenu}"`);
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

test('the chat names the page’s service, and Contact chooses none', async ({ page }) => {
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
  await expect(contactForm(page).field('projectType')).toHaveValue('');
});

test('at 200 % zoom the bars cover a third at most', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/');
  const heights = await page
    .locator('header, aside')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThan(400 / 3);
});

test('every width shows call, chat and one "Get Free Quote"', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  for (const width of [320, 759, 760, 1120]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('banner')).toBeInViewport();
    const inBar = page.getByRole('complementary').getByRole('link', { name: actionBar.call });
    const inHeader = header(page, company.phone);
    await expect(inHeader).toBeVisible({ visible: width >= 760 });
    await expect(inBar).toBeVisible({ visible: width < 760 });
    for (const [link, most] of [
      [width < 760 ? inBar : inHeader, 70],
      [page.getByRole('complementary').locator('a[href*="wa.me"]'), 170],
      [page.getByRole('link', { name: quote }), 70],
    ] as const) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect((await link.boundingBox())?.height).toBeLessThan(most);
    }
  }
});

import type { Page } from 'playwright/test';
import { chat, frameLabels, headerLinks } from '#client/content/navigation.ts';
import { outbound, quoteHref } from '#client/ui/links.ts';
import { company } from '#shared/company.ts';
import { services } from '#tests/support/service-contents.ts';
import { contactForm } from './contact-form.ts';
import { appReady, expect, test } from './support.ts';

const phone = { width: 390, height: 844 };
const { actionBar } = frameLabels;
const aLink = (path: string) => headerLinks.find(({ href }) => href === path)?.label ?? '';

const menu = (page: Page) => page.getByRole('navigation', { name: frameLabels.openMenu });
const bar = (page: Page) => page.getByRole('complementary', { name: actionBar.name });
const quote = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: frameLabels.quote, exact: true });

/** The menu's button says by its name what it does. */
const menuButton = (page: Page, name: string = frameLabels.openMenu) =>
  page.getByRole('button', { name, exact: true });

test('The header stays in sight; its button and that of phones lead to the form, the project type of the page chosen', async ({
  page,
}) => {
  const { path = '', service } = services.at(-1) ?? {};
  await page.goto(path);
  await appReady(page);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('banner')).toBeInViewport();
  await quote(page).click();
  await expect(page).toHaveURL(quoteHref(service?.projectType));
  const { field, form } = contactForm(page);
  await expect(field('name')).toBeInViewport();
  await expect(field('projectType')).toHaveValue(service?.projectType ?? '');
  // On the contact page itself it leads there, too.
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await bar(page).getByRole('link', { name: actionBar.quote }).click();
  await expect(form.getByRole('heading')).toBeInViewport();
});

test('The menu of small screens has a name and an expanded state, toggles, takes presses on 44 px, and closes on Escape with the focus on its button', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await appReady(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const close = menuButton(page, frameLabels.closeMenu);
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  for (const { label: name, href } of [
    ...headerLinks,
    { label: frameLabels.callNumber, href: outbound.call },
    { label: frameLabels.quote, href: quoteHref() },
  ])
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(aLink('/services'));
  for (const link of await menu(page).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).click();
  await close.click();
  await expect(menu(page)).toBeHidden();
});

test('The menu closes when a link is chosen, that of the page itself too, and when Back leaves the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const choose = async (path: string) => {
    await menuButton(page).click();
    await menu(page)
      .getByRole('link', { name: aLink(path), exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(menu(page)).toBeHidden();
  };
  await choose('/projects');
  await appReady(page);
  await choose('/projects');
  await choose('/about');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(menu(page)).toBeHidden();
});

test('The chat opens in a new tab with a greeting, which names a service on its page, and no longer once the visitor has gone on', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: chat.name });
  const greeting = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  const { path = '', service } = services[0] ?? {};
  await page.goto(path);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const name = service?.meta.service.name ?? '';
  expect(await greeting()).toBe(`${chat.greeting} ${chat.lookingAt(name)}`);
  await appReady(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: aLink('/') })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(greeting).toBe(chat.greeting);
});

test('From 760 px on the header has the number and the quote button, each on one line; below that the action bar has both, and the chat', async ({
  page,
}) => {
  await page.goto('/contact');
  const number = page.getByRole('banner').getByRole('link', { name: company.phone, exact: true });
  for (const width of [320, 390, 768, 900, 1120, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar(page).getByRole('link', { name: chat.name })).toBeInViewport();
    if (width < 760) {
      for (const inHeader of [quote(page), number]) await expect(inHeader).toBeHidden();
      for (const name of [actionBar.call, actionBar.quote])
        await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport();
    } else
      for (const inHeader of [quote(page), number]) {
        await expect(inHeader).toBeVisible();
        expect((await inHeader.boundingBox())?.height).toBeLessThan(60);
      }
  }
});

import type { Page } from 'playwright/test';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { contactForm, uniqueName } from './contact-form.ts';
import { changes, translate } from './others.ts';
import { appReady, expect, open, test } from './support.ts';
import { h1, holdBack } from './visiting.ts';

/** Opens a page without its app and lets other programs change it. The returned function lets the app come. */
async function openChanged(page: Page, path: string, change: () => void) {
  const release = await holdBack(page, 'main');
  await page.goto(path);
  await page.evaluate(change);
  return () => release().then(() => appReady(page));
}

for (const [what, change] of Object.entries(changes)) {
  // A translation changes most of a page, so it is the one that other engines get.
  const tag = change === translate ? '@engines' : [];

  test(`typed text, caret, menu and details survive ${what}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = page.locator('#name');
    const details = page.locator('details').first();
    const appComes = await openChanged(page, '/contact', change);
    await details.evaluate((it: HTMLDetailsElement) => {
      it.open = true;
    });
    await page.locator('header [popovertarget]').click();
    // A click would close the menu.
    await name.pressSequentially('Asha Rao');
    await name.press('ArrowLeft');
    await appComes();
    await page.keyboard.type(' wants a bathroom');
    await expect(name).toHaveValue('Asha Ra wants a bathroomo');
    await expect(details).toHaveAttribute('open');
    expect(await page.locator('#menu').evaluate((it) => it.matches(':popover-open'))).toBe(true);
  });

  test(`the page does presses on question, filter and form after ${what}`, async ({ page }) => {
    let appComes = await openChanged(page, '/', change);
    const question = page.locator('main .question').last();
    await question.click();
    await page.locator('.filter-option').last().click();
    await appComes();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main [role=region] p').last()).toBeVisible();
    const homes = featuredProjects.filter(({ category }) => category === 'residential').length;
    await expect(page.locator('.home-projects > li')).toHaveCount(homes);

    appComes = await openChanged(page, '/contact', change);
    await contactForm(page).fill(uniqueName());
    await page.locator('#consultation [type=submit]').click();
    await appComes();
    await expect(contactForm(page).toast(contactNotices.sent.title)).toBeVisible();
  });
}

test('a composition goes on after a translation before the app', async ({ page }) => {
  const name = page.locator('#name');
  const appComes = await openChanged(page, '/contact', changes['a translation']);
  await name.click();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('रस');
  await appComes();
  await compose('रसोई');
  await keyboard.send('Input.insertText', { text: 'रसोई' });
  await expect(name).toHaveValue('रसोई');
});

test('typed text, focus and presses survive a change without an event', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/#418|hydrat/i);
  const isPage = ({ pathname }: URL) => pathname === '/contact';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<input', '<i></i><input');
    await route.fulfill({ response, body });
  });
  const form = contactForm(page);
  const appComes = await openChanged(page, '/contact', () => {});
  const name = uniqueName();
  await form.fill(name);
  await page.locator('#consultation [type=submit]').click();
  await form.field('message').focus();
  await appComes();
  await expect(form.toast(contactNotices.sent.title)).toBeVisible();
});

test('a page translated before and after the app works on', async ({ page }) => {
  const form = contactForm(page);
  const appComes = await openChanged(page, '/contact', translate);
  await appComes();
  const submit = page.locator('#consultation [type=submit]');
  await submit.click();
  for (const message of Object.values(contactMessages))
    await expect(page.locator('form font').getByText(`«${message}»`).first()).toBeVisible();
  await contactForm(page).fill(uniqueName());
  await submit.click();
  await expect(page.locator('#confirmation')).toBeVisible();
  await expect(form.notifications.getByText(`«${contactNotices.sent.title}»`)).toBeVisible();
  await expect(submit).toContainText('«');
});

test('a translated page navigates, filters and opens questions', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(translate);
  await page.locator('main .question').last().click();
  await expect(page.locator('main [role=region] p').last()).toBeVisible();
  for (const path of ['/projects', '/contact', '/']) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toContainText('«');
    await expect(page.locator('main')).toHaveCount(1);
  }
  await page.locator('header a[href="/projects"]').first().click();
  for (const option of await page.locator('.filter-option').all()) {
    await option.click();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(h1(page)).toContainText('«');
});

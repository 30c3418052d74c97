import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { expectNoViolations } from './axe.ts';
import { contactForm } from './contact-form.ts';
import { appReady, expect, test } from './support.ts';

// The pages as they are opened: pages.spec.ts. Here is what visitors make of them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('The open menu and the tooltip have no accessibility fault', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services/bathrooms');
  await appReady(page);
  await page.getByRole('button', { name: frameLabels.openMenu }).click();
  await expect(page.getByRole('navigation', { name: frameLabels.openMenu })).toBeVisible();
  await expectNoViolations(page, 'menu open');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.getByRole('link', { name: chat.name }).focus();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  await expectNoViolations(page, 'tooltip open');
});

test('Open questions and a chosen filter have no accessibility fault', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { label: name } = home.featuredProjects.filters.at(-1) ?? { label: '' };
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(name);
  for (const { question, answer } of faq.slice(0, 2)) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  // What lies under the action bar depends on the place.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page, 'two questions open, one kind of projects');
});

test('The form with errors, and both notifications, have no accessibility fault', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 503/);
  const check = async (state: string) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectNoViolations(page, `${state} at ${size.width} px`);
    }
  };
  await page.goto('/contact');
  await appReady(page);
  const { fill, send, toast } = contactForm(page);
  await send.click();
  await expect(page.getByText(contactMessages.email)).toBeVisible();
  await page.getByText(contact.form.privacy.detailsTitle, { exact: true }).click();
  await check('errors');
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
    await check(title);
    await expect(toast(title)).toBeVisible();
  }
});

test('Between 760 and 1120 px the chat is an icon whose tooltip opens after 700 ms, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/about');
  await appReady(page);
  await page.clock.install();
  // From here on time passes by these steps alone.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const link = page.getByRole('link', { name: chat.name });
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await link.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(chat.name);
  await page.mouse.move(300, 500);
  await expect(tooltip).toHaveCount(0);
  // Within the skip delay of 300 ms the next opens at once; past it, it waits again.
  await page.clock.runFor(290);
  await link.focus();
  await page.clock.runFor(10);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { expectNoViolations } from './axe.ts';
import { contactForm } from './contact-form.ts';
import { installMeasures } from './measure.ts';
import { expect, open, test } from './support.ts';

// The pages as they are opened: pages.spec.ts. Here is what visitors make of them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const desktop = { width: 1280, height: 800 };

test('The open menu has no accessibility fault, and takes presses on 44 px', async ({ page }) => {
  await installMeasures(page);
  await open(page, '/services/bathrooms');
  await page.getByRole('button', { name: frameLabels.openMenu }).click();
  await expect(page.getByRole('navigation', { name: frameLabels.openMenu })).toBeVisible();
  await expectNoViolations(page, 'menu open');
  expect(await page.evaluate(() => window.measures.smallTargets('[popover] a'))).toEqual([]);
});

test('Open questions and a chosen filter have no accessibility fault', async ({ page }) => {
  await page.goto('/');
  const { label: name = '' } = home.featuredProjects.filters.at(-1) ?? {};
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
  await open(page, '/contact');
  const { fill, send, toast } = contactForm(page);
  await send.click();
  await expect(page.getByText(contactMessages.email)).toBeVisible();
  await page.getByText(contact.form.privacy.detailsTitle, { exact: true }).click();
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

test('Between 760 and 1120 px the chat is an icon whose tooltip opens after 700 ms, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page, '/about');
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
  // Within the skip delay of 300 ms the next opens at once.
  await page.clock.runFor(290);
  await link.focus();
  await page.clock.runFor(10);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

for (const path of ['/', '/projects', '/contact'])
  test(`On ${path} the focus can be seen at every stop, on a wide screen and one enlarged four times`, async ({
    page,
  }) => {
    await installMeasures(page);
    await open(page, path);
    for (const size of [desktop, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      for (let stops = 0; ; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(async () => {
          // What the focus brings into view has been scrolled to by the next frame.
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

import { contactForm } from './contact-form.ts';
import { installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

test('Words without end widen neither the form nor a notification', async ({ page }) => {
  // Words of the app's own are short: let one be long.
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('Your message has been sent.', longWord);
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  await installMeasures(page);
  await page.goto('/contact');
  await appReady(page);
  const { fill, field, send, toast } = contactForm(page);
  const expectReadable = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(() => window.measures.layoutFaults());
      // A notification covers what is beneath it, for a while.
      expect(faults.filter((fault) => !fault.startsWith('covered'))).toEqual([]);
    }
  };
  await fill(longWord);
  await field('email').fill(`${'a'.repeat(60)}@${'example'.repeat(8)}.com`);
  await field('message').fill(longWord);
  await expectReadable();
  await send.click();
  const notice = toast(longWord);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectReadable();
});

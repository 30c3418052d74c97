import { contactForm } from './contact-form.ts';
import { installMeasures } from './measure.ts';
import { appReady, expect, test } from './support.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

test('Words without end do not widen the form', async ({ page }) => {
  await installMeasures(page);
  await page.goto('/contact');
  await appReady(page);
  const { fill, field } = contactForm(page);
  await fill(longWord);
  await field('email').fill(`${'a'.repeat(60)}@${'example'.repeat(8)}.com`);
  await field('message').fill(longWord);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => window.measures.layoutFaults())).toEqual([]);
  }
});

import type { Locator } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { home } from '#client/content/home.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 720 };

/** Where a part stands, in px from the top. */
async function placeOf(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, end: y + height };
}

test('At 360 by 616 the first screen has slogan, line, both buttons and the beginning of the section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await page.goto('/');
  const main = page.getByRole('main');
  const drawing = await placeOf(page.locator('.drawing-long'));
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText(home.hero.text),
    main.getByRole('link', { name: home.hero.call }),
    main.getByRole('link', { name: home.hero.projects.label, exact: true }),
  ])
    expect((await placeOf(part)).end).toBeLessThan(drawing.top);
  // Enough of it to show that rooms follow: worktops and a sofa's back.
  const bar = await placeOf(page.getByRole('complementary'));
  expect(bar.top - drawing.top).toBeGreaterThan(100);
});

test('The first field stands at most 900 px from the top of a phone, 760 of a desk, and a button leads to it', async ({
  page,
}) => {
  const { field } = contactForm(page);
  const top = async () => (await placeOf(field('name'))).top;
  for (const [size, atMost] of [
    [phone, 900],
    [desk, 760],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/contact');
    expect(await top()).toBeLessThanOrEqual(atMost);
    const toForm = page.getByRole('link', { name: contact.hero.toForm });
    await expect(toForm).toBeInViewport({ ratio: 1 });
    await toForm.click();
    await expect(field('projectType')).toBeInViewport();
    await expect.poll(top).toBeLessThan(300);
  }
});

import type { Locator, Page } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { home } from '#client/content/home.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { projects } from '#client/content/projects.ts';
import { services } from '#client/content/services.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 720 };

/** Where a part stands, in px from the top. */
async function placeOf(part: Locator) {
  const { x = 0, y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x, top: y, end: y + height };
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

test('The first project begins on the first screen', async ({ page }) => {
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: projects[0]?.title ?? '', exact: true }) });
  const bar = page.getByRole('complementary', { name: frameLabels.actionBar.name });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto('/projects');
    const end = size === phone ? (await placeOf(bar)).top : size.height;
    expect(end - (await placeOf(first)).top, `at ${size.width} px`).toBeGreaterThan(60);
  }
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

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('On a phone Home is at most 7,500 pixels long, the services 7,000, offices and homes side by side', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  expect(await length(page)).toBeLessThanOrEqual(7_500);
  await page.goto('/services');
  expect(await length(page)).toBeLessThanOrEqual(7_000);
  const { office, home: homes } = services.comparison;
  const left = await placeOf(page.getByRole('heading', { name: office.title }));
  const right = await placeOf(page.getByRole('heading', { name: homes.title }));
  expect(left.top).toBe(right.top);
  expect(left.x).toBeLessThan(right.x);
});

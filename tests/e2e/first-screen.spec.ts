import type { Locator, Page } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { home } from '#client/content/home.ts';
import { projects } from '#client/content/projects.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';
import { h1 } from './visiting.ts';

/** Where a part begins, in px from the top of the screen. */
const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
/** The bar of small screens. */
const bar = (page: Page) => page.getByRole('complementary');

test('At 360 by 616 the first screen has slogan, line, both buttons and the beginning of the section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await page.goto('/');
  const main = page.getByRole('main');
  const parts = [
    h1(page),
    main.getByText(home.hero.text),
    main.getByRole('link', { name: home.hero.call }),
    main.getByRole('link', { name: home.hero.projects.label, exact: true }),
  ];
  const drawing = page.locator('.drawing-long');
  for (const part of parts) expect(await top(part)).toBeLessThan(await top(drawing));
  // Enough of it to show that rooms follow: worktops and a sofa's back.
  expect((await top(bar(page))) - (await top(drawing))).toBeGreaterThan(100);
});

for (const [width, height, fieldAtMost] of [
  [390, 844, 900],
  [1280, 720, 760],
] as const)
  test(`At ${width} px the first project begins on the first screen, the form's first field ${fieldAtMost} px from the top, and a button leads to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/projects');
    const end = width < 760 ? await top(bar(page)) : height;
    const first = page.getByRole('listitem').filter({ hasText: projects[0]?.title ?? '' });
    expect(end - (await top(first.last()))).toBeGreaterThan(60);

    await page.goto('/contact');
    const { field } = contactForm(page);
    expect(await top(field('name'))).toBeLessThanOrEqual(fieldAtMost);
    const toForm = page.getByRole('link', { name: contact.hero.toForm });
    await expect(toForm).toBeInViewport({ ratio: 1 });
    await toForm.click();
    await expect(field('projectType')).toBeInViewport();
    await expect.poll(() => top(field('name'))).toBeLessThan(300);
  });

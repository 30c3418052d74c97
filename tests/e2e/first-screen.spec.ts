import type { Locator } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { home } from '#client/content/home.ts';
import { projects } from '#client/content/projects.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';
import { h1 } from './visiting.ts';

/** Where a part begins, in px from the top of the screen. */
const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

for (const [first, size, fieldAtMost] of [
  [{ width: 360, height: 616 }, { width: 390, height: 844 }, 900],
  [{ width: 1280, height: 720 }, { width: 1280, height: 720 }, 760],
] as const)
  test(`At ${size.width} px what matters is on the first screens`, async ({ page }) => {
    const main = page.getByRole('main');
    /** Where the first screen ends: small ones have a bar. */
    const end = () => (size.width < 760 ? top(page.getByRole('complementary')) : size.height);
    await page.setViewportSize(first);
    await page.goto('/');
    for (const part of [
      h1(page),
      main.getByText(home.hero.text),
      main.getByRole('link', { name: home.hero.call }),
      main.getByRole('link', { name: home.hero.projects.label, exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Enough of the section to show that rooms follow: worktops and a sofa's back.
    expect((await end()) - (await top(page.locator('.drawing-long')))).toBeGreaterThan(100);

    await page.setViewportSize(size);
    await page.goto('/projects');
    const name = projects[0]?.title ?? '';
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    expect((await end()) - (await top(card))).toBeGreaterThan(60);

    await page.goto('/contact');
    const { field } = contactForm(page);
    expect(await top(field('name'))).toBeLessThanOrEqual(fieldAtMost);
    const toForm = page.getByRole('link', { name: contact.hero.toForm });
    await expect(toForm).toBeInViewport({ ratio: 1 });
    await toForm.click();
    await expect(field('projectType')).toBeInViewport();
    await expect.poll(() => top(field('name'))).toBeLessThan(300);
  });

import { home } from '#client/content/home-page.ts';
import { projects } from '#client/content/projects.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';
import { h1 } from './visiting.ts';

test('each page shows its main content on the first screen', async ({ page }) => {
  const main = page.getByRole('main');
  const { call, projects: toProjects, text } = home.hero;
  const drawing = page.locator('.drawing-long');
  const name = projects[0]?.title ?? '';
  const project = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const lastFloor = main.getByRole('list').first().getByRole('listitem').last();
  const field = contactForm(page).field('name');
  const links = [call, toProjects.label].map((label) => main.getByRole('link', { name: label }));
  // The section drawing must show that rooms follow, and a project that it begins. Small screens end at their bar, and
  // have the last of the nine floors above it.
  for (const [path, width, height, part, atMost] of [
    ['/', 360, 616, drawing, 450],
    ['/', 1280, 720, drawing, 620],
    ['/projects', 390, 844, lastFloor, 738],
    ['/projects', 1280, 720, project, 660],
    ['/contact', 390, 844, field, 820],
    ['/contact', 1280, 720, field, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    expect((await part.boundingBox())?.y, `${path} at ${width} px`).toBeLessThanOrEqual(atMost);
    for (const above of path === '/' ? [h1(page), main.getByText(text), ...links] : [])
      await expect(above.first()).toBeInViewport({ ratio: 1 });
  }
});

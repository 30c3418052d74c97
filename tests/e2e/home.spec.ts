import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { services } from '#tests/support/service-contents.ts';
import { appReady, expect, test } from './support.ts';

const { counters, rooms } = home.hero;

test('The counters never fall back from their final value to 0', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const digits = document.querySelector<HTMLElement>('[data-count] > [aria-hidden]');
      const text = digits?.textContent;
      if (text && getComputedStyle(digits).visibility === 'visible' && seen.at(-1) !== text)
        seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const [{ prefix, target, suffix }] = counters;
  await expect.poll(async () => (await seen()).at(-1)).toBe(`${prefix}${target}${suffix}`);
  const values = (await seen()).map((text) => Number.parseInt(text.replace(/\D*/, ''), 10));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('Each room of the section leads to its service and fills with its wash', async ({ page }) => {
  await page.goto('/');
  const room = (i: number) =>
    page.getByRole('main').getByRole('link', { name: rooms[i]?.label ?? '', exact: true });
  await expect(room(0)).toHaveCSS('background-size', '100% 0px');
  for (const i of rooms.keys()) {
    await room(i).hover();
    await expect(room(i)).toHaveCSS('background-size', '100% 100%');
  }
  await page.mouse.move(0, 0);
  await room(0).focus();
  await page.keyboard.press('Tab');
  await expect(room(1)).toHaveCSS('background-size', '100% 100%');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(rooms[1].href);
});

test('A project on Home, and one of a service, lead to their place in the portfolio', async ({
  page,
}) => {
  const withProjects = services.find(({ service }) => service.projects?.length);
  for (const [path, project] of [
    ['/', featuredProjects.at(-1)],
    [withProjects?.path ?? '', withProjects?.service.projects?.[0]],
  ] as const) {
    const { id, title = '' } = project ?? {};
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/projects#project-${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  }
});

test('Questions are closed at first, open and close by mouse and keyboard, several at once', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  const region = page.getByRole('region', { name: home.faq.title, exact: true });
  const questions = region.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(questions).toHaveText(faq.map(({ question }) => question));
  const answer = (i: number) => region.getByText(faq[i]?.answer ?? '', { exact: true });
  for (const i of faq.keys()) await expect(answer(i)).toBeHidden();

  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(answer(0)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeVisible();
  await expect(answer(0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(questions.first()).toBeFocused();
  await questions.first().click();
  await expect(answer(0)).toBeHidden();
  for (const i of faq.keys()) {
    await questions.nth(i).click();
    await expect(answer(i)).toBeVisible();
  }
  await expect(region.getByRole('button', { expanded: true })).toHaveCount(faq.length);
});

import type { Locator, Page } from 'playwright/test';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { outbound } from '#client/ui/links.ts';
import { company } from '#shared/company.ts';
import { appReady, expect, heightOnPhone, test } from './support.ts';

const { hero, presence, whyChooseUs, services, statistics } = home;
const { filters, all } = home.featuredProjects;
const figures = hero.counters.map(({ prefix, target, suffix }) => `${prefix}${target}${suffix}`);
const photographed = featuredProjects.flatMap(({ image }) => image ?? []);

const featured = (page: Page) =>
  page.getByRole('region', { name: home.featuredProjects.title, exact: true });
const shownTitles = (page: Page) => featured(page).getByRole('heading', { level: 3 });
const titlesOf = (value: string) =>
  featuredProjects
    .filter(({ category }) => value === 'all' || category === value)
    .map(({ title }) => title);
const filterButton = (page: Page, wanted: string) =>
  featured(page).getByRole('button', {
    name: filters.find(({ value }) => value === wanted)?.label ?? '',
    exact: true,
  });

test('Home shows its seven sections in order; the hero calls, leads to the projects and counts up its four figures', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(company.slogan);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    [presence, whyChooseUs, services, statistics, home.featuredProjects, home.faq].map(
      ({ title }) => title,
    ),
  );
  for (const { label: name, href } of [
    { label: hero.call, href: outbound.call },
    hero.projects,
    services.all,
    all,
  ])
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      href,
    );
  const city = ({ name }: { name: string }) => main.getByText(name, { exact: true }).first();
  for (const one of presence.cities) await expect(city(one)).toBeVisible();
  for (const figure of figures) {
    const seen = main.locator('[data-count] > [aria-hidden]', { hasText: figure }).first();
    await expect(seen).toHaveText(figure);
    await expect(seen).toBeVisible();
  }
});

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
  await expect.poll(async () => (await seen()).at(-1)).toBe(figures[0]);
  const values = (await seen()).map((text) => Number.parseInt(text.replace(/\D*/, ''), 10));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('On wide screens the ticks of the dimension string stand beneath the walls', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [760, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { walls, ticks } = await page.evaluate(() => {
      const drawing = document.querySelector<SVGSVGElement>('.drawing-long');
      const matrix = drawing?.getScreenCTM();
      const columns = [...document.querySelectorAll('dl:has([data-count]) > div')];
      const boxes = columns.map((column) => column.getBoundingClientRect());
      return {
        walls: [54, 495.5, 835.5, 1205.5, 1506].map((x) => (matrix?.a ?? 0) * x + (matrix?.e ?? 0)),
        ticks: [...boxes.map(({ left }) => left), boxes.at(-1)?.right ?? 0],
      };
    });
    expect(ticks).toHaveLength(walls.length);
    for (const [i, wall] of walls.entries()) expect(ticks[i]).toBeCloseTo(wall, -0.5);
  }
});

test('At 360 by 616 the first screen has slogan, line, both buttons and the beginning of the section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await page.goto('/');
  const main = page.getByRole('main');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const drawing = await top(page.locator('.drawing-long'));
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText(hero.text),
    main.getByRole('link', { name: hero.call }),
    main.getByRole('link', { name: hero.projects.label, exact: true }),
  ]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(drawing);
  }
  // Enough of it to show that rooms follow: worktops and a sofa's back.
  expect((await top(page.getByRole('complementary'))) - drawing).toBeGreaterThan(100);
});

test('Each room of the section leads to its service and fills with its wash', async ({ page }) => {
  await page.goto('/');
  const room = (i: number) =>
    page.getByRole('main').getByRole('link', { name: hero.rooms[i]?.label ?? '', exact: true });
  for (const [i, { href }] of hero.rooms.entries()) {
    await expect(room(i)).toHaveAttribute('href', href);
    await expect(room(i)).toHaveCSS('background-size', '100% 0px');
    await room(i).hover();
    await expect(room(i)).toHaveCSS('background-size', '100% 100%');
  }
  await page.mouse.move(0, 0);
  await room(0).focus();
  await page.keyboard.press('Tab');
  await expect(room(1)).toHaveCSS('background-size', '100% 100%');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(hero.rooms[1].href);
});

test('A featured project leads to its place in the portfolio', async ({ page }) => {
  await page.goto('/');
  const { id, title = '' } = featuredProjects.at(-1) ?? {};
  await featured(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/projects#project-${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('The filter shows only the chosen projects, all of them at first', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  await expect(shownTitles(page)).toHaveText(titlesOf('all'));
  for (const category of ['residential', 'office', 'all']) {
    await filterButton(page, category).click();
    await expect(filterButton(page, category)).toHaveAttribute('aria-pressed', 'true');
    await expect(featured(page).getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(shownTitles(page)).toHaveText(titlesOf(category));
  }
});

test('Questions are closed at first, open and close by mouse and keyboard, several at once; a call link follows', {
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
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeVisible();
  await expect(answer(0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(questions.first()).toBeFocused();
  await questions.first().click();
  await expect(answer(0)).toBeHidden();
  for (const [i, { question }] of faq.entries()) {
    await questions.nth(i).click();
    await expect(region.getByRole('region', { name: question, exact: true })).toHaveText(
      faq[i]?.answer ?? '',
    );
  }
  await expect(region.getByRole('button', { expanded: true })).toHaveCount(faq.length);
  await expect(region.getByRole('link').last()).toHaveText(home.faq.call);
  await expect(region.getByRole('link').last()).toHaveAttribute('href', outbound.call);
});

test('A photo stands inside the drawn walls, and its space does not depend on it', async ({
  page,
}) => {
  await page.goto('/');
  const images = featured(page).getByRole('img');
  await expect(images).toHaveCount(photographed.length);
  const photo = images.first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute('data-load', '');
  const { inner, outer } = await photo.evaluate((image) => {
    const a = image.getBoundingClientRect();
    const b = (image.parentElement as HTMLElement).getBoundingClientRect();
    return {
      inner: [(a.left - b.left) / b.width, (a.top - b.top) / b.height, a.width / b.width],
      outer: b.width / b.height,
    };
  });
  for (const [i, share] of [28 / 536, 12 / 322, 480 / 536].entries())
    expect(inner[i]).toBeCloseTo(share, 1.7);
  expect(outer).toBeCloseTo(536 / 322, 1);
});

test('On a phone Home is at most 7,500 pixels long', async ({ page }) => {
  expect(await heightOnPhone(page, '/')).toBeLessThanOrEqual(7_500);
});

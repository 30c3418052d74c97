import type { Locator, Page } from 'playwright/test';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { company } from '#shared/company.ts';
import { expect, heightOnPhone, photoHost, test } from './support.ts';

const { hero, presence, whyChooseUs, services, statistics } = home;
const figures = hero.counters.map(({ prefix, target, suffix }) => `${prefix}${target}${suffix}`);
const [firstFigure = ''] = figures;
const offices = featuredProjects.filter(({ category }) => category === 'office').length;
const [weeksQuestion, quoteQuestion] = faq;

const question = (page: Page, name: string) => page.getByRole('button', { name });
const projectTitles = (page: Page) =>
  page
    .getByRole('region', { name: home.featuredProjects.title })
    .getByRole('heading', { level: 3 })
    .allTextContents();

/** Resolves when React has taken over the part of the page that `control` stands in. */
const hydrated = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

test('Home shows its seven sections in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.slogan);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    presence.title,
    whyChooseUs.title,
    services.title,
    statistics.title,
    home.featuredProjects.title,
    home.faq.title,
  ]);
});

test('The hero calls, leads to the projects and counts up its four figures', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', { name: 'Call for free design consultation' }),
  ).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(main.getByRole('link', { name: 'View projects', exact: true })).toHaveAttribute(
    'href',
    '/projects',
  );
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
      if (text && getComputedStyle(digits).visibility === 'visible' && seen.at(-1) !== text) {
        seen.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('[data-count] > [aria-hidden]').first()).toHaveText(firstFigure);
  const values = await page.evaluate(() =>
    (window as unknown as { seen: string[] }).seen.map((text) => Number.parseInt(text, 10)),
  );
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBe(hero.counters[0].target);
});

test('On wide screens the ticks of the dimension string stand beneath the walls', async ({
  page,
}) => {
  for (const width of [760, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
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
  const bottoms = await Promise.all(
    [
      main.getByRole('heading', { level: 1 }),
      main.getByText(hero.text),
      main.getByRole('link', { name: hero.call }),
      main.getByRole('link', { name: hero.projects.label, exact: true }),
    ].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
  );
  const drawing = await page.locator('.drawing-long').boundingBox();
  const bar = await page.getByRole('complementary').boundingBox();
  expect(Math.max(...bottoms)).toBeLessThan(drawing?.y ?? 0);
  // Enough of it to show that rooms follow: worktops and a sofa's back.
  expect((bar?.y ?? 0) - (drawing?.y ?? 0)).toBeGreaterThan(100);
});

test('Each room of the section leads to its service and fills with its wash', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const rooms = hero.rooms.map(({ label, href }) => ({
    href,
    link: page.getByRole('main').getByRole('link', { name: label, exact: true }),
  }));
  for (const { href, link } of rooms) {
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveCSS('background-size', '100% 0px');
    await link.hover();
    await expect(link).toHaveCSS('background-size', '100% 100%');
  }
  await page.mouse.move(0, 0);
  await rooms[0]?.link.focus();
  await page.keyboard.press('Tab');
  await expect(rooms[1]?.link ?? page.locator('nothing')).toHaveCSS('background-size', '100% 100%');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(rooms[1]?.href ?? '');
});

test('A featured project leads to its place in the portfolio', async ({ page }) => {
  await page.goto('/');
  const { id, title = '' } = featuredProjects.at(-1) ?? {};
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/projects#project-${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('Choosing Office or Residential shows only those projects', async ({ page }) => {
  await page.goto('/');
  const office = page.getByRole('button', { name: 'Office', exact: true });
  await office.click();
  await expect(office).toHaveAttribute('aria-pressed', 'true');
  expect(await projectTitles(page)).toHaveLength(offices);
  await page.getByRole('button', { name: 'All Projects' }).click();
  await expect.poll(() => projectTitles(page)).toHaveLength(featuredProjects.length);
});

test('A filter pressed before the app has come takes effect when it comes', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const residential = page.getByRole('button', { name: 'Residential', exact: true });
  await residential.click();
  await expect(residential).toHaveAttribute('aria-pressed', 'false');
  letThrough();
  await expect(residential).toHaveAttribute('aria-pressed', 'true');
  expect(await projectTitles(page)).toHaveLength(featuredProjects.length - offices);
});

test('Questions open and close by keyboard, several at once; a closed answer is out of reach', async ({
  page,
}) => {
  await page.goto('/');
  const weeks = page.getByText(weeksQuestion?.answer ?? '');
  const quote = page.getByText(quoteQuestion?.answer ?? '');
  await expect(weeks).toBeHidden();

  const first = question(page, weeksQuestion?.question ?? '');
  await first.focus();
  await hydrated(first);
  await page.keyboard.press('Enter');
  await expect(weeks).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question(page, quoteQuestion?.question ?? '')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(quote).toBeVisible();
  await expect(weeks).toBeVisible();
  await page.keyboard.press('Space');
  await expect(quote).toBeHidden();
});

test('A photo stands inside the drawn walls, and its space does not depend on it', async ({
  page,
}) => {
  await page.goto('/');
  const photo = page.getByRole('img', { name: featuredProjects[0]?.image?.alt ?? '' });
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
  for (const [i, share] of [0.1, 0.09, 0.8].entries()) expect(inner[i]).toBeCloseTo(share, 1.7);
  expect(outer).toBeCloseTo(1.5, 1);
});

test('When the photo host is out of reach every project shows its drawing, no broken image', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_FAILED/);
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.goto('/');
  const projects = page.getByRole('region', { name: home.featuredProjects.title });
  for (const item of await projects.getByRole('listitem').all())
    await item.scrollIntoViewIfNeeded();
  await expect(projects.getByRole('img')).toHaveCount(0);
  await expect(projects.locator('.photo-frame svg')).toHaveCount(featuredProjects.length);
});

test('On a phone Home is at most 8,000 pixels long', async ({ page }) => {
  expect(await heightOnPhone(page, '/')).toBeLessThanOrEqual(8_000);
});

test('Nothing scrolls sideways at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 600, 768, 900, 1120, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `at ${width} px`).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read and the counters show their final values', async ({ page }) => {
    await page.goto('/');
    for (const { answer } of faq) {
      await expect(page.getByRole('region').getByText(answer).last()).toBeVisible();
    }
    await expect(page.locator('[data-count] > [aria-hidden]').first()).toHaveText(firstFigure);
    await expect(page.locator('[data-count] > [aria-hidden]').first()).toBeVisible();
  });
});

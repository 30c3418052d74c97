import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home-page.ts';
import { expect, open, test } from './support.ts';

test('the counters never fall back from their final value to 0', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const digits = document.querySelector<HTMLElement>('[data-count]');
      const text = digits?.textContent;
      if (text && getComputedStyle(digits).opacity === '1' && seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const [{ prefix, target, suffix }] = home.hero.counters;
  await expect.poll(async () => (await seen()).at(-1)).toBe(`${prefix}${target}${suffix}`);
  const values = (await seen()).map((text) => Number.parseInt(text.replace(/\D*/, ''), 10));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('several questions can be open at the same time', async ({ page }) => {
  await open(page, '/');
  const title = page.locator('h2').filter({ hasText: home.faq.title });
  const region = page.locator('section').filter({ has: title });
  const questions = region.getByRole('heading', { level: 3 }).getByRole('button');
  const answer = (i: number) => region.getByText(faq[i]?.answer ?? '', { exact: true });
  await expect(questions).toHaveText(faq.map(({ question }) => question));
  await expect(region.getByRole('button', { expanded: true })).toHaveCount(0);

  await questions.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const i of [0, 1]) await expect(answer(i)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(1)).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(questions.first()).toBeFocused();
  await questions.first().click();
  await expect(answer(0)).toBeHidden();
});

test('a printed page has every answer and every final figure', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  // Counters further down have not begun to count.
  for (const { prefix, target, suffix } of home.hero.counters) {
    const figure = page.getByText(`${prefix}${target}${suffix}`, { exact: true }).first();
    await expect(figure).toHaveCSS('opacity', '1');
  }
});

test('a scroll through the days builds the whole room', async ({ page }) => {
  await open(page, '/');
  const built = page.locator('.day-4');
  const seen = (parts: string) => expect(built).toHaveCSS('clip-path', `inset(${parts})`);
  await seen('0px 0px 0px 53.11%');
  const string = page.locator('.day-bar');
  await string.evaluate((days) => days.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await seen('0px 100% 0px 0px');
  await built.evaluate((room) => room.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await seen('0px');
});

test('with reduced motion and on paper the room shows four stages', async ({ page }) => {
  await open(page, '/');
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'no-preference', ...media });
    await page.locator('.day-4').scrollIntoViewIfNeeded();
    for (const [state, left] of [
      [2, '15.78%'],
      [3, '34.44%'],
      [4, '53.11%'],
    ])
      await expect(page.locator(`.day-${state}`)).toHaveCSS(
        'clip-path',
        `inset(0px 0px 0px ${left})`,
      );
  }
});

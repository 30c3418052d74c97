import type { Page } from 'playwright/test';
import { expect, open, test } from './support.ts';
import { h1, scrollTop } from './visiting.ts';

const card = (page: Page, path: string) => page.locator(`main a[href="${path}"]`);

/** Notes the parts of the page that move by themselves and its position, whenever a view transition is ready. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  const moved = await page.evaluateHandle(() => {
    const parts: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations())
            parts.push((effect as KeyframeEffect).pseudoElement ?? '');
          parts.push(`${scrollY} px from the top`);
        },
        () => {},
      );
      return transition;
    };
    return parts;
  });
  return () => moved.jsonValue();
}

test('the drawing of a card grows into the head of its page', async ({ page }) => {
  await open(page, '/services');
  const moved = await watchTransitions(page);
  await card(page, '/services/bathrooms').click();
  await expect(page).toHaveURL('/services/bathrooms');
  await expect(h1(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  // The head does not move beneath the drawing.
  for (const part of ['old(head)', 'new(head)'].map((side) => `::view-transition-${side}`))
    await expect.poll(moved).toContain(part);
  expect(await moved()).toContain('0 px from the top');
  const isGrowing = () =>
    page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(isGrowing).toBe(false);
});

test('no drawing grows if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services');
  const moved = await watchTransitions(page);
  await card(page, '/services/bathrooms').click();
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL('/services/bathrooms');
  expect(await moved()).toEqual([]);
});

test('two quick presses of cards end at the last', async ({ page }) => {
  await open(page, '/services');
  const paths = ['/services/bathrooms', '/services/living-dining'];
  for (const path of paths) await card(page, path).hover();
  await page.evaluate((all) => {
    for (const path of all) document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  }, paths);
  await expect(page).toHaveURL('/services/living-dining');
  await expect(h1(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

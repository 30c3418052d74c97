import type { Page } from 'playwright/test';
import { expect, open, test } from './support.ts';
import { h1, scrollTop } from './visiting.ts';

const card = (page: Page, service: string) =>
  page.getByRole('link', { name: `about ${service}`, exact: false });

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
  await card(page, 'Bathrooms').click();
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
  await card(page, 'Bathrooms').click();
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL('/services/bathrooms');
  expect(await moved()).toEqual([]);
});

test('two quick presses of cards end at the last', async ({ page }) => {
  await open(page, '/services');
  for (const service of ['Bathrooms', 'Living and dining']) await card(page, service).hover();
  await page.evaluate(() => {
    for (const name of ['bathrooms', 'living-dining'])
      document.querySelector<HTMLElement>(`main a[href="/services/${name}"]`)?.click();
  });
  await expect(page).toHaveURL('/services/living-dining');
  await expect(h1(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

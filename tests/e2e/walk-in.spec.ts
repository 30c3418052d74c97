import type { Page } from 'playwright/test';
import { expect, open, test } from './support.ts';
import { h1, scrollTop } from './visiting.ts';

const card = (page: Page, service: string) =>
  page.getByRole('link', { name: `about ${service}`, exact: false });

/** Notes the parts of the page that move by themselves and its position, whenever a view transition is ready. */
async function watchWalks(page: Page): Promise<() => Promise<string[]>> {
  const walks = await page.evaluateHandle(() => {
    const parts: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const walk = start(update);
      walk.ready.then(
        () => {
          for (const { effect } of document.getAnimations())
            parts.push((effect as KeyframeEffect).pseudoElement ?? '');
          parts.push(`${scrollY} px from the top`);
        },
        () => {},
      );
      return walk;
    };
    return parts;
  });
  return () => walks.jsonValue();
}

test('The drawing of a card grows into the head of its page', async ({ page }) => {
  await open(page, '/services');
  const walks = await watchWalks(page);
  await card(page, 'Bathrooms').click();
  await expect(page).toHaveURL('/services/bathrooms');
  await expect(h1(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  for (const side of ['old', 'new'])
    expect(await walks()).toContain(`::view-transition-${side}(head)`);
  // The head does not move beneath it.
  expect(await walks()).toContain('0 px from the top');
  const isWalking = () =>
    page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(isWalking).toBe(false);
});

test('No drawing grows if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services');
  const walks = await watchWalks(page);
  await card(page, 'Bathrooms').click();
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL('/services/bathrooms');
  expect(await walks()).toEqual([]);
});

test('Two quick presses of cards end at the last', async ({ page }) => {
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

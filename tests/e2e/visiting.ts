import type { Page, Route } from 'playwright/test';
import { expect } from './support.ts';

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
export const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
export const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Returns the scroll position in pixels from the top. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls without animation, and waits two frames. The browser then stores the position. */
export async function rest(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Waits until scripts that have arrived have run. A test's clock may be stopped. */
export const nextTask = (page: Page) =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage('');
    return new Promise((resolve) => Object.assign(port1, { onmessage: () => resolve(true) }));
  });

/** Holds back the scripts of this name. The returned function sends them and waits for their arrival. */
export async function holdBack(page: Page, name: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(`**/assets/${name}-*.js`, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    const arrived = page.waitForResponse(`**/assets/${name}-*.js`);
    await Promise.all(held.map((route) => route.continue()));
    await arrived;
    await nextTask(page);
  };
}

import type { Page, Route } from 'playwright/test';
import { footer } from '#client/content/footer.ts';
import { headerLinks, type NavigationLink } from '#client/content/navigation.ts';
import { expect } from './support.ts';

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the name of the link to a path. Other texts are names already. */
const nameOf = (link: string, links: readonly NavigationLink[]) =>
  links.find(({ href }) => href === link)?.label ?? link;
const footerLinks = [...footer.navigation.links, ...footer.services.links];

/** Returns the link of the header with this path or name. */
export const header = (page: Page, link: string) =>
  page.getByRole('banner').getByRole('link', { name: nameOf(link, headerLinks), exact: true });
/** Returns the link of the footer with this path. */
export const inFooter = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: nameOf(path, footerLinks), exact: true });

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

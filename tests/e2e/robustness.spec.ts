import type { Page } from 'playwright/test';
import { routes } from '#client/routes.tsx';
import { appReady, expect, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

const notFound = '/no-such-page';
const paths = [...routes.map(({ path }) => path), notFound];
/** Around every change of layout, and the limits. */
const widths = [320, 360, 390, 479, 480, 640, 759, 760, 899, 900, 1119, 1120, 1280, 1536, 1920];

/** What WCAG 2.2 lets a visitor set (success criterion 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Adds rules as a visitor's own, past the page's policy. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

/**
 * What cannot be read at this width: text beyond the screen's edges, cut by its box or written over
 * other text; and the page itself when it scrolls sideways.
 */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const lines: { text: string; node: Node; box: DOMRect; core: [number, number] }[] = [];
    const { body } = document;
    interface Around {
      readonly rect: DOMRect;
      readonly style: CSSStyleDeclaration;
      /** What is there for screen readers alone is one pixel small. */
      readonly isForEars: boolean;
      /** The boxes around it, itself included, that cut what stands out of them. */
      readonly cutters: readonly Around[];
    }
    const known = new Map<Element, Around>();
    /** Measured once, however many texts an element holds. */
    const measure = (element: Element): Around => {
      const before = known.get(element);
      if (before) return before;
      const outer = element === body ? undefined : measure(element.parentElement ?? body);
      const rect = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const cutters = [...(outer?.cutters ?? [])];
      const isForEars = rect.width <= 1 || outer?.isForEars === true;
      const around = { rect, style, isForEars, cutters };
      const cuts = style.overflowX !== 'visible' || style.overflowY === 'hidden';
      if (cuts && element !== body) cutters.push(around);
      known.set(element, around);
      return around;
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 30);
      if (!element || !text || element.closest('svg, script, style, .skip-link')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { style, isForEars, cutters } = measure(element);
      if (isForEars) continue;
      range.selectNodeContents(node);
      const half = Number.parseFloat(style.fontSize) * 0.36;
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        if (box.width > 0) lines.push({ text, node, box, core: [middle - half, middle + half] });
        for (const { rect, style } of cutters) {
          const isCut =
            (style.overflowX !== 'visible' &&
              (box.right > rect.right + 1 || box.left < rect.left - 1)) ||
            (style.overflowY === 'hidden' &&
              (middle + half > rect.bottom + 1 || middle - half < rect.top - 1));
          if (isCut) found.push(`"${text}" is cut`);
        }
        if (box.right > clientWidth + 0.5 || box.left < -0.5) found.push(`"${text}" is outside`);
      }
    }
    // What stays in its place on the screen lies over the page on purpose.
    const isFixed = (node: Node) =>
      node.parentElement?.closest('header, aside, [role="region"]') !== null;
    const flowing = lines.filter(({ node }) => !isFixed(node));
    for (const [i, a] of flowing.entries())
      for (const b of flowing.slice(i + 1))
        if (
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.core[1], b.core[1]) - Math.max(a.core[0], b.core[0]) > 1
        )
          found.push(`"${a.text}" lies over "${b.text}"`);
    return [...new Set(found)];
  });

for (const path of paths) {
  test(`${path} can be read from 320 to 1920 px, and with more space between letters, words and lines`, async ({
    page,
    expectOnConsole,
  }) => {
    if (path === notFound) expectOnConsole(/404/);
    await page.goto(path);
    await appReady(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unreadable(page), `at ${width} px`).toEqual([]);
    }
    await addRules(page, textSpacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unreadable(page), `at ${width} px, spaced`).toEqual([]);
    }
  });
}

test.describe('At 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const path of ['/', '/services', '/projects', '/contact']) {
    test(`${path} can be read, and a third of the screen at most is covered`, async ({ page }) => {
      await page.goto(path);
      await appReady(page);
      expect(await unreadable(page)).toEqual([]);
      const covered = await page
        .locator('header, aside')
        .evaluateAll((all) =>
          all.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
        );
      expect(covered).toBeLessThan(400 / 3);
    });
  }
});

test('At 400 % zoom the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/services/bathrooms');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

for (const width of [320, 1280]) {
  test(`Words without end widen neither the form nor a notification at ${width} px`, async ({
    page,
  }) => {
    // Words of the app's own are short: let one be long.
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('Your message has been sent.', longWord);
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await appReady(page);
    await page.getByRole('textbox', { name: 'Full Name' }).fill(longWord);
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
    await page
      .getByRole('textbox', { name: 'Email Address' })
      .fill(`${'a'.repeat(60)}@${'example'.repeat(8)}.com`);
    await page.getByRole('combobox', { name: 'Project Type' }).selectOption('bathroom');
    await page.getByRole('textbox', { name: 'Project Details' }).fill(longWord);
    expect(await unreadable(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send my request' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: longWord });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await unreadable(page)).toEqual([]);
  });
}

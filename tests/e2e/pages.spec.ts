// One test loads each page once and checks all promises of every page. The file is long for that reason.
import type { Page } from 'playwright/test';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { photoLabels } from '#client/content/photo-labels.ts';
import { routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { services } from '#tests/support/service-contents.ts';
import { expectAccessible, expectValid } from './axe.ts';
import { installMeasures } from './measure.ts';
import { appReady, expect, oneOfAKind, readPage, test } from './support.ts';
import { header } from './visiting.ts';

// Running counters and a drawing that is being plotted would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** The widths with the narrowest columns, and the smallest and largest width. */
const widths = [320, 390, 480, 760, 900, 1120, 1920];
/** The text spacing that WCAG 2.2 lets a visitor set (success criterion 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;
/** This path begins like the path of a link, which must not become active. */
const notFound = '/servicesandmore';
const servicePaths = services.map(({ path }) => path);

/** Adds rules as a visitor's own. The page's policy does not apply to them. */
function addRules(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Returns the header's links that are active at a path: its own link and its parent's. */
const activeAt = (path: string) =>
  headerLinks
    .filter(({ href }) => href === path || (href !== '/' && path.startsWith(`${href}/`)))
    .map(({ label }) => label);

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Returns the buttons, fields and badges that have no visible border with forced colours. */
const withoutBorder = (page: Page) =>
  visible(page, '.button, .badge, .field, aside a, fieldset').evaluateAll((all) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isLost = (element: Element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      return borderTopColor === canvas || Number.parseFloat(borderTopWidth) < 1;
    };
    return all.filter(isLost).map((element) => element.outerHTML.slice(0, 80));
  });

/** Returns the elements that are not black on white on paper, or that cover the page. */
const notForPaper = (page: Page) =>
  page.locator('body *').evaluateAll((all) => {
    const isWrong = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = width && height && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen) return false;
      const { color, backgroundColor, position } = getComputedStyle(element);
      const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
      return !isPlain || position === 'fixed' || position === 'sticky';
    };
    return all.filter(isWrong).map((element) => element.outerHTML.slice(0, 80));
  });

/** Presses both buttons and expects that the last photograph shows or is hidden. */
async function expectViews(page: Page): Promise<void> {
  const photo = page.locator('.views:has(.choice) .photo-frame [srcset]').last();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute('data-load');
  for (const [name, hidden] of [
    [/^(Photo|Built)$/, '0px'],
    [/^Drawn$/, '0px 0px 0px 99.99%'],
  ] as const) {
    const view = page
      .getByRole('group', { name: photoLabels.choice })
      .getByRole('button', { name });
    await view.click();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(photo).toHaveCSS('clip-path', `inset(${hidden})`);
  }
}

for (const path of [...routes.map((route) => route.path), notFound])
  test(`${path} keeps the promises of every page`, async ({ page, expectOnConsole }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    if (path === notFound) expectOnConsole(/404/);
    await installMeasures(page);
    await page.setViewportSize(phone);
    const response = await page.goto(path);
    await appReady(page);

    await test.step('It loads with its status and is hydrated as valid HTML without a change', async () => {
      expect(response?.status()).toBe(path === notFound ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      expect(await readPage(page)).toEqual(await readPage(page, path));
      await expectValid(page, path);
      expect(said.filter((text) => path !== notFound || !text.includes('404'))).toEqual([]);
    });

    await test.step('With reduced motion nothing moves by itself', async () => {
      const moving = await page
        .locator('body *')
        .evaluateAll((all) =>
          all
            .map((element) => getComputedStyle(element).animationName)
            .filter((it) => it !== 'none'),
        );
      expect(moving).toEqual([]);
    });

    if (path === '/' || path === '/projects' || servicePaths.includes(path))
      await test.step('After a press it shows drawing or photograph alone', () =>
        expectViews(page));

    await test.step('The header marks Home on / and the others by path', async () => {
      const name = frameLabels.mainNavigation;
      const main = page.getByRole('navigation', { name, includeHidden: true });
      await expect(main.locator('[aria-current=page]')).toHaveText(activeAt(path));
    });

    const isLikeAnother = servicePaths.includes(path) && !oneOfAKind.includes(path);
    for (const size of isLikeAnother ? [phone] : [phone, desktop])
      await test.step(`At ${size.width} px it is accessible and its controls measure 44 px`, async () => {
        await page.setViewportSize(size);
        await expectAccessible(page, `at ${size.width} px`);
        expect(await page.evaluate(() => window.measures.smallTargets())).toEqual([]);
      });

    const expectReadable = async (sizes: readonly number[], state = '') => {
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 700 });
        const faults = await page.evaluate(() => window.measures.layoutFaults());
        expect(faults, `at ${width} px ${state}`).toEqual([]);
      }
    };
    await test.step('From 320 to 1920 px its layout has no fault', () => expectReadable(widths));

    await test.step('At 320 px no line ends within a measure', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => window.measures.tornMeasures())).toEqual([]);
    });

    await test.step('With more space between letters its layout has no fault', async () => {
      const sheet = await page.evaluateHandle(addRules, textSpacing);
      await expectReadable([320, 760, 1120], 'spaced');
      await sheet.evaluate((it) => it.replaceSync(''));
    });

    // An extension may do so. Media queries then still count the usual size.
    await test.step('With text doubled by a style nothing scrolls sideways', async () => {
      const sheet = await page.evaluateHandle(addRules, 'html { font-size: 32px; }');
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => window.measures.sideways())).toEqual([]);
      }
      await sheet.evaluate((it) => it.replaceSync(''));
    });

    await test.step('A visitor with doubled text gets a smaller screen’s layout', async () => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [320, 900]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await page.evaluate(() => window.measures.sideways());
        expect(faults, `at ${width} px`).toEqual([]);
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    });

    await test.step('With forced colours every button and field has a border', async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await expect.poll(() => withoutBorder(page)).toEqual([]);
    });

    await test.step('On paper it is black on white below the company’s number', async () => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
      await expect(page.getByRole('banner').getByRole('button')).toBeHidden();
      await expect(header(page, company.phone)).toBeVisible();
      await expect(page.getByRole('complementary')).toBeHidden();
      // Buttons take a moment to change their background.
      await expect.poll(() => notForPaper(page)).toEqual([]);
      // The features of a key may go on to the next sheet, each whole.
      const torn = await page
        .locator('.framed:not(.key), .key > ol > li')
        .evaluateAll(
          (all) => all.filter((it) => getComputedStyle(it).breakInside !== 'avoid').length,
        );
      expect(torn).toBe(0);
    });
  });

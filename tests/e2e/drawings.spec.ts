import { services } from '#tests/support/service-contents.ts';
import { canary, expect, photos, test } from './support.ts';

/** A page with a priced schematic, and one whose features are numbered on its drawing. */
const [system] = services.flatMap(({ path, service }) =>
  'packages' in service && service.kind === 'system' ? [{ path, ...service }] : [],
);
const [keyed] = services.flatMap(({ path, service }) =>
  'features' in service ? [{ path, ...service }] : [],
);

test('A loaded photo does not wear the dimensions of the drawing beneath; where none comes, the drawing keeps them', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.goto(keyed?.path ?? '');
  const frame = page.locator('.photo-frame').first();
  // Dimensions stand outside of the shell, which is 322 units high.
  const height = () => frame.locator('use').evaluate((use: SVGUseElement) => use.getBBox().height);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.getByRole('img')).toHaveAttribute('data-load');
  await expect.poll(height).toBeCloseTo(322, 0);
  await page.route(photos, (route) => route.abort());
  await page.reload();
  await expect(frame.getByRole('img')).toHaveCount(0);
  await expect.poll(height).toBeGreaterThan(350);
});

test('The key of a system’s schematic leads to the priced card it numbers', async ({ page }) => {
  const { title: name = '' } = system?.packages.at(-1) ?? {};
  await page.goto(system?.path ?? '');
  const key = page.getByRole('main').locator('section').first().getByRole('list').last();
  await key.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
});

test('A feature and its mark on the drawing light up together, unless motion is reduced', async ({
  page,
}) => {
  await page.goto(keyed?.path ?? '');
  const features = page.getByRole('region', { name: keyed?.featuresTitle ?? '' });
  const second = features.getByRole('listitem').nth(1);
  const marks = features.locator('svg .keyed');
  await second.hover();
  await expect(marks.nth(1).locator('circle')).toHaveCSS('fill', canary);
  await expect(marks.nth(2).locator('circle')).not.toHaveCSS('fill', canary);
  await marks.nth(1).hover();
  await expect(second.locator('span').first()).toHaveCSS('background-color', canary);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await second.hover();
  await expect(marks.nth(1).locator('circle')).not.toHaveCSS('fill', canary);
});

test('A hero’s drawing is plotted once, its dimensions last; not when motion is reduced', async ({
  page,
}) => {
  const timings = () =>
    page.locator('.plotted').evaluate((plotted) =>
      plotted
        .getAnimations({ subtree: true })
        // What follows the page's scrolling is another promise.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => effect?.getComputedTiming()),
    );
  await page.goto(system?.path ?? '', { waitUntil: 'commit' });
  await page.locator('.plotted').waitFor();
  const [walls, dimensions] = await timings();
  expect(walls?.iterations).toBe(1);
  expect(dimensions?.delay).toBeGreaterThanOrEqual(Number(walls?.duration));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await timings()).toEqual([]);
});

import type { APIRequestContext, Page } from 'playwright/test';
import { routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { appReady, expect, readPage, type Told, test } from './support.ts';

// Counters that run would differ from one reading to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = routes.map(({ path }) => path);
const missing = '/no/such/page';

/** The page's HTML, as a reader without JavaScript gets it. */
const fetchHtml = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).text();

/** The same in an order of its own: where in the head a tag stands is no difference to its readers. */
const sorted = (told: Told) => ({ ...told, head: told.head.toSorted() });

/** The page as it stands says what its HTML says. */
async function expectSame(page: Page, request: APIRequestContext, path: string): Promise<Told> {
  const direct = await readPage(page, await fetchHtml(request, path));
  await expect.poll(async () => sorted(await readPage(page)), path).toEqual(sorted(direct));
  return direct;
}

/** Clicks a link to a path; the page must not be loaded anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.dataset.opened = '';
    // Not every page has a link to every other.
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-opened');
}

test('Going from page to page, and back after a reload, each has the head, headline and text it has without JavaScript', {
  tag: '@engines',
}, async ({ page, request, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  await page.goto(missing);
  await appReady(page);
  for (const path of paths) {
    await follow(page, path);
    const direct = await expectSame(page, request, path);
    expect(direct.head.length, path).toBeGreaterThan(18);
    expect(direct.headline, path).not.toBe('');
    expect(direct.text.length, path).toBeGreaterThan(1000);
  }
  await page.reload();
  await appReady(page);
  await page.evaluate((by) => history.go(-by), paths.length);
  const { head } = await expectSame(page, request, missing);
  expect(head.join()).toContain('noindex');
  expect(head.join()).not.toContain('canonical');
});

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page, the not-found page too, has a preview image of 1200x630 under 100 kB', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const path of [...paths, missing]) {
    const [, address = ''] =
      /og:image" content="([^"]+)"/.exec(await fetchHtml(request, path)) ?? [];
    expect(address.startsWith(`${company.origin}/previews/`), address).toBe(true);
    seen.add(address);
    const answer = await request.get(address.slice(company.origin.length));
    expect(answer.headers()['content-type'], address).toBe('image/png');
    const png = await answer.body();
    expect(png.length, address).toBeLessThan(100_000);
    expect(sizeOf(png), address).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(paths.length + 1);
});

test('the sitemap lists every route by its absolute address, and the robots file names it', async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(paths.map((path) => company.origin + path));
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await robots.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(lines).not.toContain('Disallow: /');
});

test('the favicon is there as SVG and in 180 and 192 px, and the web manifest names the icons', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.sort()).toEqual(['/apple-touch-icon.png', '/favicon.svg', '/icon-192.png']);
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: company.name, lang: 'en-IN', start_url: '/' });
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...manifest.icons, apple]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect(sizeOf(await icon.body()).join('x'), src).toBe(sizes);
  }
});

import type { APIRequestContext, Page } from 'playwright/test';
import { routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { appReady, expect, test } from './support.ts';

// Counters that run would differ from one reading to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = routes.map(({ path }) => path);

/** What search engines and chat apps read of a page: its head, its headline and all its text. */
interface Told {
  readonly head: readonly string[];
  readonly headline: string;
  readonly text: string;
}

/** Reads it from the page as it stands, or from HTML that no script has touched. */
const readPage = (page: Page, html?: string): Promise<Told> =>
  page.evaluate((source) => {
    const from = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const main = from.querySelector('main')?.cloneNode(true) as HTMLElement;
    // Drawings stand in the HTML at first, and in a file of their own after navigation.
    for (const drawing of main.querySelectorAll('svg')) drawing.remove();
    const told = 'title, meta, link[rel=canonical], script[type="application/ld+json"]';
    return {
      head: [...from.querySelectorAll(`head :is(${told})`)].map((element) => element.outerHTML),
      headline: from.querySelector('h1')?.textContent ?? '',
      text: main.textContent ?? '',
    };
  }, html);

/** The page's HTML, as a reader without JavaScript gets it; without styles, which are not read here. */
async function fetchHtml(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.headers()['content-type']).toContain('text/html');
  return (await answer.text()).replaceAll(/<style>.*?<\/style>/gs, '');
}

/** The same in an order of its own: where in the head a tag stands is no difference to its readers. */
const sorted = (told: Told) => ({ ...told, head: told.head.toSorted() });

/** Opens a page, waits until links are followed without a page load, and marks the document. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appReady(page);
  await page.locator('html').evaluate((html) => html.setAttribute('data-opened', ''));
}

/** Clicks a link to a path; the page must not be loaded anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-opened');
}

for (const path of paths) {
  test(`${path} hydrates without any console message and without a change`, async ({
    page,
    request,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const html = await fetchHtml(request, path);
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    expect(await readPage(page)).toEqual(await readPage(page, html));
    expect(messages).toEqual([]);
  });
}

test('an unmatched path has the same head, headline and text without JavaScript and after navigation', async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 404/);
  expect((await request.get('/no/such/page')).status()).toBe(404);
  const html = await fetchHtml(request, '/no/such/page');
  await openHydrated(page, '/no/such/page');
  const direct = await readPage(page, html);
  expect(direct.headline).toContain('Page Not Found');
  expect(direct.head.join()).toContain('noindex');
  expect(direct.head.join()).not.toContain('canonical');
  expect(await readPage(page)).toEqual(direct);

  await follow(page, '/about');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page.goBack();
  await expect.poll(async () => sorted(await readPage(page))).toEqual(sorted(direct));
});

const structuredDataBlock = 'script[type="application/ld+json"]';
const meta = (attribute: string, names: string) =>
  names.split(' ').map((name) => `meta[${attribute}="${name}"]`);
const onEveryPage = [
  'head > title',
  'link[rel=canonical]',
  ...meta('name', 'description keywords viewport theme-color twitter:card'),
  ...meta('property', 'og:type og:site_name og:locale og:title og:description og:url og:image'),
  ...meta('property', 'og:image:type og:image:width og:image:height og:image:alt'),
];
const onHome = meta('name', 'geo.region geo.placename geo.position ICBM');

/** How many structured-data blocks a path has (spec sections 2 and 3). */
function blocksOf(path: string): number {
  if (path === '/') return 4;
  if (path.startsWith('/services/')) return 2;
  return path === '/contact' ? 1 : 0;
}

test('walking through all routes by clicking, each has the head, headline and text it has without JavaScript, each managed tag once', async ({
  page,
  request,
}) => {
  test.slow();
  const expectHeadOf = async (path: string) => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      company.origin + path,
    );
    const counted = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => [selector, document.querySelectorAll(selector).length]),
      [...onEveryPage, ...onHome, structuredDataBlock, `body ${structuredDataBlock}`],
    );
    expect(Object.fromEntries(counted), path).toEqual({
      ...Object.fromEntries(onEveryPage.map((selector) => [selector, 1])),
      ...Object.fromEntries(onHome.map((selector) => [selector, path === '/' ? 1 : 0])),
      [structuredDataBlock]: blocksOf(path),
      [`body ${structuredDataBlock}`]: 0,
    });
  };

  /** The page as it stands says what its HTML says. */
  const expectSame = async (path: string) => {
    const direct = await readPage(page, await fetchHtml(request, path));
    expect(direct.head.length, path).toBeGreaterThan(18);
    expect(direct.headline, path).not.toBe('');
    expect(direct.text.length, path).toBeGreaterThan(1000);
    await expect.poll(async () => sorted(await readPage(page)), path).toEqual(sorted(direct));
  };

  await openHydrated(page, '/');
  await expectHeadOf('/');
  const visited = new Set(['/']);
  for (const path of [...paths.slice(1), '/']) {
    if (path.startsWith('/services/')) {
      await follow(page, '/services');
      await expectHeadOf('/services');
    }
    await follow(page, path);
    await expectHeadOf(path);
    await expectSame(path);
    visited.add(path);
  }
  expect([...visited].sort()).toEqual([...paths].sort());
});

test('after a reload, going back to a page gives it its own head again', async ({
  page,
  request,
}) => {
  const html = await fetchHtml(request, '/');
  await openHydrated(page, '/');
  await follow(page, '/about');
  await page.reload();
  await appReady(page);
  await page.goBack();
  const direct = await readPage(page, html);
  await expect.poll(async () => sorted(await readPage(page))).toEqual(sorted(direct));
});

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page, the not-found page too, has a preview image of 1200x630 under 100 kB', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const seen = new Set<string>();
  for (const path of [...paths, '/no/such/page']) {
    const { head } = await readPage(page, await fetchHtml(request, path));
    const [, address = ''] = /og:image" content="([^"]+)"/.exec(head.join('\n')) ?? [];
    expect(address.startsWith(`${company.origin}/previews/`), address).toBe(true);
    seen.add(address);
    const answer = await request.get(address.slice(company.origin.length));
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect(png.length, address).toBeLessThan(100_000);
    expect(sizeOf(png), address).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(paths.length + 1);
});

test('a browser can show the preview images', async ({ page }) => {
  await page.goto('/previews/home.png');
  const image = page.locator('img');
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
});

test('the sitemap lists every route by their absolute addresses, and the robots file names it', async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(paths.map((path) => company.origin + path));
  for (const address of listed) {
    const answer = await request.get(`${address}`.slice(company.origin.length), {
      maxRedirects: 0,
    });
    expect(answer.status(), address).toBe(200);
  }

  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await robots.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(lines).not.toContain('Disallow: /');
});

test('the favicon is there as SVG and in 180, 192 and 512 px, and the web manifest names the icons', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#fbf9f4');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.sort()).toEqual(['/apple-touch-icon.png', '/favicon.svg', '/icon-192.png']);
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: company.name, lang: 'en-IN', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
    if (type === 'image/png') expect(sizeOf(await icon.body()).join('x')).toBe(sizes);
  }
  expect(sizeOf(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
});

test('one canonical form of each path: with a slash at its end it redirects to the one without', async ({
  request,
}) => {
  for (const path of paths.slice(1)) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(answer.headers().location).toBe(path);
  }
});

import { routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { appReady, expect, follow, oneOfAKind, open, readPage, test } from './support.ts';
import { header } from './visiting.ts';

// Running counters would differ from one reading to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = routes.map(({ path }) => path);
const missing = '/no/such/page';

/** Each of these pages has styles or templates that the others lack */
const entered = ['/about', '/projects', '/contact', '/', '/services', ...oneOfAKind];

test('a page entered by a link is as if served', async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  const height = () => page.getByRole('main').evaluate((main) => main.clientHeight);
  await open(page, missing);
  for (const path of entered) {
    // Only the page of all services has a link to each of them.
    if (path.startsWith('/services/')) {
      await follow(header(page, '/services'));
      await expect(page).toHaveURL('/services');
    }
    await follow(page.locator(`a[href="${path}"]`).first());
    await expect(page).toHaveURL(path);
    const served = await readPage(page, path);
    await expect.poll(() => readPage(page), path).toEqual(served);
    expect(served.text.length, path).toBeGreaterThan(900);
    const high = await height();
    await page.reload();
    await appReady(page);
    await expect.poll(height, path).toBe(high);
  }
});

/** Returns the width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page has its own preview image of under 100 kB', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of [...paths, missing]) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
    seen.add(address);
    const response = await request.get(address.replace(company.origin, ''));
    expect(response.headers()['content-type'], address).toBe('image/png');
    const png = await response.body();
    expect(png.length, address).toBeLessThan(100_000);
    expect(sizeOf(png), address).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(paths.length + 1);
});

test('the site serves its sitemap, robots file, favicon and icons', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const listed = (await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  expect([...listed].map(([, loc]) => loc)).toEqual(paths.map((path) => company.origin + path));
  const robots = (await read('/robots.txt')).split('\n');
  expect(robots).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow: /');

  for (const [src, size] of Object.entries({
    'apple-touch-icon': 180,
    'icon-192': 192,
    'icon-512': 512,
  })) {
    const icon = await request.get(`/${src}.png`);
    expect(icon.headers()['content-type'], src).toBe('image/png');
    expect(sizeOf(await icon.body()), src).toEqual([size, size]);
  }
  const favicon = await request.get('/favicon.svg');
  expect(favicon.headers()['content-type']).toContain('image/svg');
});

import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { about } from '#client/content/about-page.ts';
import { consentWords } from '#client/content/consent.ts';
import { company } from '#shared/company.ts';
import { validRequest } from '#tests/support/app.ts';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { appReady, test as base, expect, makeDatabase, open } from './support.ts';
import { h1, scrollTop } from './visiting.ts';

/** Runs these tests against `npm run dev` in a copy of the project. */
const test = base.extend<object, { project: ProjectCopy }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const project = await copyProject();
      await use(project);
      await project.remove();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ project, site: built }, use) => {
      const DATABASE_URL = await makeDatabase(built, 'development');
      const site = await startBuiltSite({ NODE_ENV: 'development', DATABASE_URL }, (env) => ({
        command: process.execPath,
        args: [join(project.path, 'server/launch/vite.mjs')],
        env,
      }));
      await use(site);
      expect(await site.stop()).toBe(0);
    },
    { scope: 'worker' },
  ],
});

// The tests run one after the other in one copy, because two development servers must not share Vite's cache of
// packages.
test.describe.configure({ mode: 'default' });

/** Returns a function that waits until the open page, which Vite may load again, hears of the next edit. */
function watchVite(page: Page): () => Promise<void> {
  let isConnected = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isConnected = false;
  });
  page.on('console', (message) => {
    isConnected ||= message.text() === '[vite] connected.';
  });
  return () => expect.poll(() => isConnected).toBe(true);
}

test('in development an edit appears without a change of scroll position', async ({
  page,
  project,
}) => {
  const connected = watchVite(page);
  // An edit before the app is ready would come between the page and its modules.
  const settle = () => connected().then(() => appReady(page));
  await page.goto('/about');
  await settle();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // The page may load again meanwhile. Until its typeface has come, the position differs by some pixels.
  const isHere = () => expect(async () => expect(await scrollTop(page)).toBe(900)).toPass();

  await project.edit('shared/company.ts', company.phone, '+91 98480 12345');
  await expect(page.locator('a[href="tel:+919848012345"]').first()).toBeAttached();
  await settle();
  await isHere();

  // The edits leave the page's height as it is. If the part above the screen shrinks, the browser either keeps the
  // position or moves it with the text.
  const title = about.hero.title.replace(/.$/, '!');
  await project.edit('client/src/content/about-page.ts', about.hero.title, title);
  await expect(h1(page)).toHaveText(title);
  await settle();
  await isHere();

  const coloured = 'h1 { color: rgb(1, 2, 3) !important } :root {';
  await project.edit('client/src/styles.css', ':root {', coloured);
  await expect(h1(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
  await isHere();

  const ask = async () => (await page.request.get('/api/nothing')).json();
  const { message } = await ask();
  await project.edit('server/app.ts', message, 'Nothing at all.');
  await expect.poll(ask).toEqual({ message: 'Nothing at all.' });
  await isHere();
});

test('in development a lead is stored through the same port', async ({ request }) => {
  const response = await request.post('/api/contact', { data: validRequest });
  expect(response.status()).toBe(201);
});

test('in development the server sends drawings, icons and the company’s photographs', async ({
  project,
  request,
}) => {
  const create = { width: 800, height: 500, channels: 3, background: 'tan' } as const;
  await sharp({ create }).toFile(join(project.path, 'client/photos/our-room.jpg'));
  const pictures = ['favicon.ico', 'favicon.svg', 'photos/our-room.jpg-400.webp'];
  const drawings = ['drawings/bathroom.svg', 'drawings/sheets/crew.svg'];
  for (const picture of [...pictures, ...drawings]) {
    const response = await request.get(`/${picture}`);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('in development the consent notice follows an edit of the ad tags', async ({
  page,
  project,
}) => {
  const notice = page.getByRole('region', { name: consentWords.title });
  const connected = watchVite(page);
  await open(page, '/about');
  await connected();
  await expect(notice).toHaveCount(0);
  const [none, pixel] = ["metaPixel: ''", "metaPixel: '4711'"];
  await project.edit('shared/company.ts', none, pixel);
  await expect(notice).toBeVisible();
  await connected();
  await project.edit('shared/company.ts', pixel, none);
  await expect(notice).toHaveCount(0);
});

test('in development a mistake is shown until somebody fixes it', async ({
  page,
  project,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 500/);
  const [file, message] = ['client/src/content/services-page.ts', 'a slip of the pen'];
  const slip = `\nthrow new Error('${message}');\n`;
  await project.edit(file, /$/, slip);
  await expect.poll(async () => (await page.request.get('/services')).status()).toBe(500);
  const connected = watchVite(page);
  await page.goto('/services');
  await expect(page.locator('vite-error-overlay')).toContainText(message);
  await connected();
  await project.edit(file, slip, '');
  // The page appears without a reload by the visitor.
  await expect(h1(page)).toBeVisible();
});

test('in development the compiler names the lines of a removed city', async ({
  page,
  project,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 500/);
  const pune = /\n {2}\{ value: 'pune'.*/;
  await project.edit('shared/company.ts', pune, '');
  await expect.poll(async () => (await page.request.get('/projects')).status()).toBe(500);
  await page.goto('/projects');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('Cannot read properties of undefined');
  await expect(overlay).toContainText(
    /content\/projects\.ts\(\d+,\d+\): error .*'pune' does not exist/,
  );
});

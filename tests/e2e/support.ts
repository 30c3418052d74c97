import pg from 'pg';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { databaseUrl, query } from '#tests/support/query.ts';

export { expect };

/** The host of the stock photos (spec section 3). */
export const photoHost = 'https://images.unsplash.com';

/** Service pages that each show sections that the others lack. */
export const oneOfAKind = [
  ...['office-execution', 'modular-kitchens', 'smart-automation', 'bathrooms'],
].map((name) => `/services/${name}`);

/** Replaces every photograph, so that no test needs the internet. */
export const photo = {
  contentType: 'image/svg+xml',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#8a8172"/></svg>`,
};

interface Fixtures {
  /** A plain client on the site's database, such as staff use. */
  readonly database: pg.Client;
  /** Names a console message that a test causes on purpose. Any other message fails the test. */
  readonly expectOnConsole: (message: RegExp) => void;
}

/**
 * Playwright's `test` for this site. `page.goto('/contact')` opens the built site, and photographs are replaced. A
 * test fails on console errors, warnings, uncaught exceptions and requests to any other host.
 */
export const test = base.extend<Fixtures, { site: { origin: string; databaseUrl: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const { E2E_ORIGIN: origin = '', E2E_DATABASE_URL: databaseUrl = '' } = process.env;
      await use({ origin, databaseUrl });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.origin),

  database: async ({ site }, use) => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await use(client);
    await client.end();
  },

  expectOnConsole: [
    async ({ context, site }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(String(error.error())));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isLocal = origin === site.origin || !protocol.startsWith('http');
        if (!isLocal && origin !== photoHost) found.push(`request to ${request.url()}`);
      });
      await context.route(`${photoHost}/**`, (route) => route.fulfill(photo));
      await use((message) => void expected.push(message));
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected console messages or requests').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Makes an empty database for another site on the server of this site's database, because to make another PostgreSQL
 * takes seconds. A former one of this name is deleted. Resolves to its address.
 */
export async function makeDatabase(site: { databaseUrl: string }, name: string): Promise<string> {
  await query(site.databaseUrl, `drop database if exists ${name} with (force)`);
  await query(site.databaseUrl, `create database ${name}`);
  return databaseUrl(site.databaseUrl, name);
}

/** Waits until the app has hydrated the prerendered page. From then on links navigate without a page load. */
export async function appReady(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
}

/** Returns the announcement with this text, which does not take the focus. */
export const announced = (page: Page, hasText: string) =>
  page.locator('[aria-live=polite]').filter({ hasText });

/** Opens a page and waits for the app. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appReady(page);
}

/** Stops the page's clock. From then on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Follows a link without a scroll. Playwright's own click scrolls the page because of the sticky header. */
export const follow = (link: Locator) =>
  link.evaluate((element) => (element as HTMLElement).click());

/** Replaces a page's code with code that throws when it renders. */
export async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const code = await (await route.fetch()).text();
    const exported = /export\s*\{[^}]*?(?:as\s+)?(\w+)\s*\}/.exec(code)?.[1];
    const body = `
      const type = () => { throw new Error('broken on purpose'); };
      const content = { $$typeof: Symbol.for('react.transitional.element'), type, key: null, props: {} };
      const meta = { title: 'Broken', description: '', keywords: [] };
      const page = { meta, content, drawing: 'balcony' };
      export { page as ${exported} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/**
 * Returns the parts of a page that search engines and chat apps read: its head, its headline and all its text. With
 * `served`, it reads the HTML that the server sends for that path, before any script.
 */
export const readPage = (page: Page, served?: string) =>
  page.evaluate(async (path) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', path ?? '');
    if (path) await new Promise((done) => Object.assign(request, { onload: done }).send());
    const from = path ? (request.responseXML as Document) : document;
    const main = from.querySelector('main')?.cloneNode(true) as HTMLElement;
    // At first drawings are in the HTML, and after navigation they are in a file. Some words need the app.
    for (const part of main.querySelectorAll('svg, .needs-script')) part.remove();
    const read = 'title, meta, link[rel=canonical], script[type="application/ld+json"]';
    const head = [...from.querySelectorAll(`head :is(${read})`)];
    return {
      // The order of the tags in the head makes no difference.
      head: head.map((element) => element.outerHTML).sort(),
      headline: from.querySelector('h1')?.textContent ?? '',
      text: main.textContent ?? '',
    };
  }, served);

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { faq } from '#client/content/faq.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { contactForm, uniqueName } from './contact-form.ts';
import { breakPage, expect, test } from './support.ts';
import { h1, holdBack } from './visiting.ts';

test('a page that is touched before it has loaded is hydrated', async ({
  page,
  site,
  expectOnConsole,
}) => {
  let sendRest = () => {};
  const slowLine = createServer(async ({ url = '' }, response) => {
    const fetched = await fetch(site.origin + url);
    const body = Buffer.from(await fetched.arrayBuffer());
    const type = fetched.headers.get('content-type') ?? '';
    response.setHeader('Content-Type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    const end = body.indexOf('<footer');
    response.write(body.subarray(0, end));
    sendRest = () => response.end(body.subarray(end));
  }).listen(0, '127.0.0.1');
  await once(slowLine, 'listening');
  const address = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
  expectOnConsole(new RegExp(`request to ${address}`));

  let isFetched = false;
  page.on('response', (response) => {
    isFetched ||= /\/assets\/about-/.test(response.url());
  });
  let x = 0;
  /**
   * Moves the pointer until `isDone`. A page without a frame, or in the pause after a failed wait, does not hear
   * it.
   */
  const touchUntil = (isDone: () => boolean | Promise<boolean>) =>
    expect(async () => {
      await page.mouse.move(x++, 5);
      expect(await isDone()).toBe(true);
    }).toPass();
  await page.goto(`${address}/about`, { waitUntil: 'commit' });
  await h1(page).waitFor();
  await touchUntil(() => isFetched);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await touchUntil(() => page.evaluate(() => performance.getEntriesByName('app-ready').length > 0));
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slowLine.close();
});

/** Opens a page whose app does not arrive. Time passes only by `runFor`. */
async function openWithoutApp(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await holdBack(page, 'main');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a press before the app arrives waits at most 8 s', async ({ page }) => {
  const [, first, second] = faq.map(({ question: name }) => page.getByRole('button', { name }));
  if (!first || !second) throw new Error('fewer than three questions');
  const answer = page.getByText(faq[1]?.answer ?? '');
  const release = await openWithoutApp(page, '/');
  await first.click();
  await expect(first).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7900);
  await expect(answer).toBeHidden();
  await page.clock.runFor(200);
  await expect(answer).toBeVisible();
  await release();
  // The app has started when a second question opens.
  const press = () => second.click().then(() => second.getAttribute('aria-expanded'));
  await expect.poll(press).toBe('true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('a form sent early waits for the app at most 8 s', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const form = contactForm(page);
  await openWithoutApp(page, '/contact');
  await form.fill(uniqueName());
  await form.field('name').press('Enter');
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7900);
  expect(posts).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => posts).toEqual(['/contact']);
});

test('a page whose code fails once is hydrated later', async ({ page, expectOnConsole }) => {
  expectOnConsole(/Failed to load resource/);
  let requests = 0;
  await page.route('**/assets/home-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await expect.poll(() => requests).toBe(1);
  const question = page.getByRole('button', { name: faq[1]?.question ?? '' });
  const press = () => question.click().then(() => question.getAttribute('aria-expanded'));
  await expect.poll(press).toBe('true');
  expect(requests).toBe(2);
  const preloads = page.locator('link[rel=modulepreload]');
  const files = await preloads.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(files).toEqual([...new Set(files)]);
});

test('a page that cannot be hydrated stays as served', async ({ page, expectOnConsole }) => {
  expectOnConsole(/broken on purpose|hydrat/i);
  const { field, send } = contactForm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await breakPage(page, 'contact');
  await page.goto('/contact', { waitUntil: 'commit' });
  await field('name').fill('L');
  await expect(page.locator('html')).not.toHaveClass(/js/);
  await expect(field('name')).toHaveValue('L');
  await expect(field('name')).toBeFocused();
  await page.getByRole('button', { name: frameLabels.menu }).click();
  await expect(page.getByRole('navigation', { name: frameLabels.menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await send.click();
  // The browser itself checks the form.
  await expect(field('name')).toBeFocused();
});

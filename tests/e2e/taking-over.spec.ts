import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faq } from '#client/content/faq.ts';
import { appReady, breakPage, expect, open, test } from './support.ts';
import { h1, holdBack, place, rest } from './visiting.ts';

test('A page touched before it is whole is taken over', async ({ page, site, expectOnConsole }) => {
  let sendRest = () => {};
  const slowLine = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(site.origin + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('Content-Type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    const end = body.indexOf('<footer');
    response.write(body.subarray(0, end));
    sendRest = () => response.end(body.subarray(end));
  }).listen(0, '127.0.0.1');
  await once(slowLine, 'listening');
  const address = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
  expectOnConsole(new RegExp(`request to ${address}`));

  const app = page.waitForResponse('**/assets/about-*.js');
  await page.goto(`${address}/about`, { waitUntil: 'commit' });
  await h1(page).waitFor();
  await page.mouse.move(5, 5);
  await app;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await appReady(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slowLine.close();
});

test('A button pressed before the app is there is pressed within 2 s', async ({ page }) => {
  const [first, second] = faq.map(({ question: name }) => page.getByRole('button', { name }));
  if (!first || !second) throw new Error('fewer than two questions');
  const answer = page.getByText(faq[0]?.answer ?? '');
  // Time stands still but for `runFor`.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let release = await holdBack(page, 'main');
  await page.goto('/', { waitUntil: 'commit' });
  await first.click();
  await second.dblclick();
  await page.clock.runFor(1000);
  await release();
  for (const button of [first, second])
    await expect(button).toHaveAttribute('aria-expanded', 'true');

  await page.unroute('**/assets/main-*.js');
  release = await holdBack(page, 'main');
  await page.goto('/', { waitUntil: 'commit' });
  await first.click();
  await expect(answer).toBeHidden();
  await page.clock.runFor(2100);
  await expect(answer).toBeVisible();
  await release();
  // The app is there when a second question opens.
  const press = () => second.click().then(() => second.getAttribute('aria-expanded'));
  await expect.poll(press).toBe('true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('F8 moves the focus to the notifications at the first press', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeFocused();
});

test('A page whose code fails once is taken over later', async ({ page, expectOnConsole }) => {
  expectOnConsole(/Failed to load resource/);
  let requests = 0;
  await page.route('**/assets/home-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await expect.poll(() => requests).toBe(1);
  const question = page.getByRole('button', { name: faq[0]?.question ?? '' });
  const press = () => question.click().then(() => question.getAttribute('aria-expanded'));
  await expect.poll(press).toBe('true');
  expect(requests).toBe(2);
});

test('A page that cannot be taken over stays as served', async ({ page, expectOnConsole }) => {
  expectOnConsole(/broken on purpose|could not be taken over|hydrat|status of 400/i);
  await page.setViewportSize({ width: 390, height: 844 });
  await breakPage(page, 'contact');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Full Name' }).fill('L');
  await expect(page.locator('html')).not.toHaveClass(/js/);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('L');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
});

test('After a reload within a page the app starts', { tag: '@engines' }, async ({ page }) => {
  await open(page, '/services');
  await rest(page, 1000);
  const started = () => page.evaluate(() => performance.getEntriesByName('app-ready').length);
  await page.reload();
  await expect.poll(started).toBe(1);
  await expect.poll(() => place(page)).toBe(1000);
  await page.goto('/contact#form');
  await expect.poll(started).toBe(1);
});

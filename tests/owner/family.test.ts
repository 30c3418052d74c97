import { join } from 'node:path';
import express from 'express';
import { chromium, type Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { consentWords } from '#client/content/consent.ts';
import { servePages } from '#server/http/pages.ts';
import { contactForm } from '#tests/e2e/contact-form.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.mjs';
import { serve } from '#tests/support/http.ts';
import type { ProjectCopy } from '#tests/support/project-copy.ts';
import { build, copyAsOwner, expectNothingBroken } from './test-owner.ts';

const google = 'AW-123456789/AbCdEfGh';

let project: ProjectCopy;
let building: Promise<string>;
beforeAll(async () => {
  project = await copyAsOwner('family');
  const tags = `{ google: '${google}', metaPixel: '4711' }`;
  await project.edit('shared/company.ts', "{ google: '', metaPixel: '' }", tags);
  building = build(project);
  return project.remove;
});

test('the edits of a family break no type, test or build', () =>
  expectNothingBroken(project, building));

/** Serves the pages as the site's server does, and opens Contact in a browser without other hosts. */
async function openContact() {
  await building;
  const port = await serve(express().use(await servePages(join(project.path, 'dist/public'))));
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser found: run npm test, which installs one.');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  // This phone is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(run, timeout));
  });
  const asked: string[] = [];
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) blocked.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === '127.0.0.1')
      return url.pathname === '/api/contact'
        ? route.fulfill({ status: 201, json: {} })
        : route.continue();
    if (url.hostname !== 'images.unsplash.com') asked.push(url.href);
    // Each tag's script reports the entries of its queue, as the real one does by a picture.
    const isScript = /\/js\?|fbevents/.test(url.href);
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: scripts[url.hostname] ?? '' })
      : route.fulfill({ contentType: 'image/gif', body: '' });
  });
  await page.goto(`http://127.0.0.1:${port}/contact`);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  return { page, asked, blocked };
}

const scripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': `
    const tell = (command) => { new Image().src = 'https://googleads.g.doubleclick.net/told?' + encodeURIComponent(JSON.stringify([...command])); };
    const { push } = dataLayer;
    dataLayer.forEach(tell);
    dataLayer.push = (command) => { tell(command); return push.call(dataLayer, command); };
    const more = document.createElement('script');
    more.src = 'https://www.googleadservices.com/more.js?';
    document.head.append(more);
    fetch('https://www.google.com/ccm/collect', { mode: 'no-cors' });`,
  'connect.facebook.net': `
    fbq.callMethod = (...command) => { new Image().src = 'https://www.facebook.com/tr?' + encodeURIComponent(JSON.stringify(command)); };
    fbq.queue.forEach((command) => fbq.callMethod(...command));`,
};

const toldTo = (asked: readonly string[], address: string) =>
  asked.filter((url) => url.startsWith(address)).map((url) => decodeURIComponent(url));

async function sendRequest(page: Page): Promise<void> {
  const form = contactForm(page);
  await form.fill();
  await form.send.click();
  await form.confirmation.waitFor();
}

test('ad systems learn of a visit and its events only after consent', async () => {
  const { page, asked, blocked } = await openContact();
  const notice = page.getByRole('region', { name: consentWords.title });
  await notice.waitFor();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);

  await notice.getByRole('button', { name: consentWords.accept }).click();
  await expect
    .poll(() => toldTo(asked, 'https://www.facebook.com/tr').join())
    .toContain('PageView');
  await expect
    .poll(() => toldTo(asked, 'https://googleads.g.doubleclick.net').join())
    .toContain('"config","AW-123456789"');
  await expect.poll(() => asked.join()).toContain('https://www.google.com/ccm/collect');
  expect(asked.join()).toContain('https://www.googleadservices.com/more.js');

  await sendRequest(page);
  // The links would leave the page.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('a[href^="tel:"]:visible').first().click();
  await page.locator('a[href^="https://wa.me"]:visible').first().click();
  const google_ = () => toldTo(asked, 'https://googleads.g.doubleclick.net').join('\n');
  for (const event of ['generate_lead', `"conversion",{"send_to":"${google}"}`, '"call"', '"chat"'])
    await expect.poll(google_).toContain(event);
  await expect.poll(() => toldTo(asked, 'https://www.facebook.com/tr').join()).toContain('"Lead"');
  expect(asked.join()).not.toMatch(/Lakshmi|98480/i);
  expect(blocked).toEqual([]);

  // The policy opens no other host.
  const isBlocked = await page.evaluate(() =>
    fetch('https://www.example.com/', { mode: 'no-cors' }).then(
      () => false,
      () => true,
    ),
  );
  expect(isBlocked).toBe(true);
});

test('a refusal lasts until the visitor changes it in the footer', async () => {
  const { page, asked } = await openContact();
  const notice = page.getByRole('region', { name: consentWords.title });
  await notice.getByRole('button', { name: consentWords.decline }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForTimeout(500);
  expect(await notice.count()).toBe(0);
  await page.getByRole('button', { name: consentWords.reopen }).click();
  await notice.waitFor();
  expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(asked).toEqual([]);
  expect(await page.locator('#privacy').textContent()).toMatch(/Google \w+ Meta/);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const site = 'dist/public';

test('every part of the built site is within its budget', async () => {
  // The stamp has the warnings of the build.
  expect(await readFile('dist/.build-stamp', 'utf8')).not.toContain('over budget');
});

test('the built styles keep the rules that iPhones need', async () => {
  expect(await readFile(`${site}/index.html`, 'utf8')).toContain('-webkit-text-size-adjust:100%');
});

test('Chromium compiles every script of the site outside the main thread', async () => {
  for (const name of await readdir(`${site}/assets`))
    if (name.endsWith('.js'))
      expect(await readFile(join(site, 'assets', name), 'utf8'), name).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
});

test('a site without ad tags holds no trace of them', async () => {
  const traces =
    /googletagmanager|doubleclick|connect\.facebook|fbq|gtag|ad-consent|consent-notice|Ad choices/;
  for (const name of await readdir(site, { recursive: true }))
    if (/\.(html|js|css|json)$/.test(name))
      expect(await readFile(join(site, name), 'utf8'), name).not.toMatch(traces);
});

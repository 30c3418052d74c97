import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { asksConsent } from '#client/content/consent.ts';
import { projects } from '#client/content/projects.ts';

const site = 'dist/public';

const weigh = (files: readonly string[]) =>
  files.reduce((bytes, file) => bytes + statSync(join(site, file)).size, 0);

/** Weighs files after brotli 11, as browsers fetch them. */
const weighCompressed = (files: readonly string[]) => weigh(files.map((file) => `${file}.br`));

const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** Returns the scripts that a page runs. */
const scriptsOf = (file: string) => /data-app="([^"]+)"/.exec(read(file))?.[1]?.split(' ') ?? [];

/** Returns the files of drawings that a page shows. */
const drawingsOf = (file: string) => [
  ...new Set([...read(file).matchAll(/<use [^>]*href="(\/[^"#]+)/g)].map(([, path = '']) => path)),
];

/** Returns the weight and the budget of each part of the site, without photographs. */
function weighParts() {
  // A portfolio may grow beyond nine projects.
  const moreProjects = 200 * Math.max(0, projects.length - 9);
  // A site with tags of ad systems also has the notice that asks for consent, and words about it on each page.
  const [tags, tagWords] = asksConsent ? [2_000, 300] : [0, 0];
  const home = 'index.html';
  const homeScripts = scriptsOf(home);
  const contactScripts = scriptsOf('contact/index.html');
  const fonts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.woff2'));
  const weights = {
    homeHtml: weighCompressed([home]),
    homeScripts: weighCompressed(homeScripts),
    homeDrawings: weighCompressed(drawingsOf(home)),
    fonts: weigh(fonts.map((name) => `assets/${name}`)),
  };
  const otherPages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== home)
    .map((file) => {
      const atMost = 23_000 + tagWords + (file === 'projects/index.html' ? moreProjects : 0);
      return { part: `HTML of ${file}`, bytes: weighCompressed([file]), atMost };
    })
    .sort((a, b) => b.bytes - a.bytes);
  return [
    { part: 'HTML of Home', bytes: weights.homeHtml, atMost: 26_000 + tagWords },
    ...otherPages,
    { part: 'scripts of Home', bytes: weights.homeScripts, atMost: 86_500 + tags },
    {
      part: 'scripts that Contact adds',
      bytes: weighCompressed(contactScripts.filter((file) => !homeScripts.includes(file))),
      atMost: 35_000 + tagWords,
    },
    { part: 'font', bytes: weights.fonts, atMost: 20_000 },
    {
      part: 'Home before scrolling',
      bytes: Object.values(weights).reduce((sum, bytes) => sum + bytes),
      atMost: 135_000 + tags + tagWords,
    },
  ];
}

test('every part of the built site is within its budget', () => {
  const parts = weighParts();
  for (const { part, bytes, atMost } of parts)
    console.log(`${part.padEnd(50)}${`${bytes}`.padStart(7)} of ${atMost} bytes`);
  expect(parts.filter(({ bytes, atMost }) => bytes > atMost)).toEqual([]);
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

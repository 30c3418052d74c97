import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { projects } from '#client/content/projects.ts';
import { filesOf } from './chunks.ts';
import { warn } from './warn.ts';

/** What a page may weigh, in bytes after brotli 11; photographs apart. */
export const budgets = {
  html: 22_000,
  /** For each project on /projects beyond nine: a portfolio that grows is no fault. */
  oneMoreProject: 200,
  homeHtml: 25_000,
  homeScripts: 88_000,
  contactAddedScripts: 32_000,
  fonts: 28_000,
  homeBeforeScrolling: 153_000,
} as const;

/** A page may outgrow its budget this far before the build fails: a sentence more is no error. */
const tolerance = 1.1;

/** One line of the budget table. */
export interface BudgetLine {
  readonly what: string;
  readonly bytes: number;
  readonly atMost: number;
}

/** Weighs the built site, of its pages Home and the heaviest. Needs the manifest and the compressed siblings. */
export async function weigh(site: string): Promise<BudgetLine[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const weight = async (file: string) => (await stat(join(site, file))).size;

  const scripts = async (...modules: string[]) => {
    const files = filesOf(manifest, ...modules);
    const sizes = await Promise.all(files.map((file) => weight(`${file}.br`)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const files = await readdir(site, { recursive: true });
  const page = async (file: string) => {
    const name = file.replace(/\/?index\.html\.br$|\.html\.br$/, '') || 'home';
    const more = name === 'projects' ? Math.max(0, projects.length - 9) : 0;
    return {
      what: `HTML of ${name}`,
      bytes: await weight(file),
      atMost: name === 'home' ? budgets.homeHtml : budgets.html + more * budgets.oneMoreProject,
    };
  };
  const homeHtml = await page('index.html.br');
  const others = files.filter((file) => file.endsWith('.html.br') && file !== 'index.html.br');
  const [heaviest] = (await Promise.all(others.map(page))).sort(
    (a, b) => b.bytes / b.atMost - a.bytes / a.atMost,
  );
  if (!heaviest) throw new Error('the build has no pages');

  const everyPage = await scripts('src/main.tsx');
  const home = await scripts('src/main.tsx', 'src/pages/home.tsx');
  const contact = await scripts('src/main.tsx', 'src/pages/contact.tsx');
  const sizes = await Promise.all(
    files.filter((file) => file.endsWith('.woff2')).map((file) => weight(file)),
  );
  const fonts = sizes.reduce((sum, size) => sum + size, 0);
  const sprite = files.find((file) => /drawings-.*\.svg\.br$/.test(file));
  if (!sprite) throw new Error('the build has no drawings');

  return [
    homeHtml,
    heaviest,
    { what: 'scripts of home', bytes: home, atMost: budgets.homeScripts },
    {
      what: 'scripts added by contact',
      bytes: contact - everyPage,
      atMost: budgets.contactAddedScripts,
    },
    { what: 'fonts', bytes: fonts, atMost: budgets.fonts },
    {
      what: 'home before scrolling',
      bytes: homeHtml.bytes + home + fonts + (await weight(sprite)),
      atMost: budgets.homeBeforeScrolling,
    },
  ];
}

/**
 * Prints the budget table, warns of a page over its budget, and ends the build when one is far over
 * it, or when the database's library has found its way to the browser.
 * @throws Error naming what is over its budget
 */
export async function checkBudgets(site: string): Promise<void> {
  const lines = await weigh(site);
  for (const { what, bytes, atMost } of lines) {
    const [weight, limit] = [bytes, atMost].map((size) => size.toLocaleString('en'));
    console.log(`${what.padEnd(40)}${weight?.padStart(9)} of ${limit} bytes`);
  }

  const assets = await readdir(join(site, 'assets'));
  for (const file of assets.filter((name) => name.endsWith('.js')))
    if (/drizzle/i.test(await readFile(join(site, 'assets', file), 'utf8')))
      throw new Error(`${file} carries drizzle to the browser`);

  const over = lines.filter(({ bytes, atMost }) => bytes > atMost);
  if (over.length === 0) return;
  const list = over.map(({ what, bytes, atMost }) => `${what} (${bytes} of ${atMost} bytes)`);
  const message = `over budget: ${list.join(', ')}`;
  if (over.some(({ bytes, atMost }) => bytes > atMost * tolerance)) throw new Error(message);
  warn(`${message}. Nothing fails until it is ${tolerance} times the budget.`);
}

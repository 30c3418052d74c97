import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asksConsent } from '#client/content/consent.ts';
import { projects } from '#client/content/projects.ts';
import type { HtmlPage } from './html-pages.ts';

/** Names a part of the site, its weight and its budget. Both are bytes after brotli 11, without photographs. */
type BudgetLine = readonly [what: string, bytes: number, atMost: number];

/** Returns the weights of Home and of the heaviest other page, from the compressed files of the built site. */
function weigh(site: string, pages: readonly HtmlPage[]): BudgetLine[] {
  const weight = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + statSync(join(site, file)).size, 0);
  const compressed = (files: readonly string[]) => weight(files.map((file) => `${file}.br`));
  const pageOf = (path: string) => pages.find(({ route }) => route.path === path);
  const { scripts = [], drawings = [] } = pageOf('/') ?? {};

  const homeHtml = compressed(['index.html']);
  const homeScripts = compressed(scripts);
  const contactScripts = pageOf('/contact')?.scripts.filter((file) => !scripts.includes(file));
  const assets = readdirSync(join(site, 'assets')).map((name) => `assets/${name}`);
  const fonts = weight(assets.filter((name) => name.endsWith('.woff2')));
  // A portfolio may grow beyond nine projects.
  const moreProjects = 200 * Math.max(0, projects.length - 9);
  // A site with tags of ad systems also has the notice that asks for consent, and words about it on each page.
  const [tags, tagWords] = asksConsent ? [2_000, 300] : [0, 0];
  const others = pages
    .filter(({ route }) => route.path !== '/')
    .map(({ route, file }): BudgetLine => {
      const atMost = 23_000 + tagWords + (route.path === '/projects' ? moreProjects : 0);
      return [`HTML of ${file.replace(/(\/index)?\.html/, '')}`, compressed([file]), atMost];
    });
  const byRoom = (a: BudgetLine, b: BudgetLine) => b[1] / b[2] - a[1] / a[2];
  return [
    ['HTML of home', homeHtml, 26_000 + tagWords],
    ...others.sort(byRoom).slice(0, 1),
    ['scripts of home', homeScripts, 86_000 + tags],
    ['scripts added by contact', compressed(contactScripts ?? []), 35_000 + tagWords],
    ['font', fonts, 20_000],
    [
      'home before scrolling',
      homeHtml + homeScripts + fonts + compressed(drawings),
      136_000 + tags + tagWords,
    ],
  ];
}

/** Prints the budget table, and returns a line for each part of the site that is over its budget. */
export function printBudgets(site: string, pages: readonly HtmlPage[]): string[] {
  return weigh(site, pages).flatMap(([what, bytes, atMost]) => {
    const line = `${bytes.toLocaleString('en').padStart(9)} of ${atMost.toLocaleString('en')} bytes`;
    console.log(what.padEnd(40) + line);
    return bytes > atMost ? [`over budget: ${what} (${line.trim()})`] : [];
  });
}

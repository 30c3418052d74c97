import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from '#client/content/projects.ts';
import { warn } from './warn.ts';

/** A page may outgrow its budget this far before the build fails: a sentence more is no error. */
const tolerance = 1.1;

/** What a part of the site weighs and what it may weigh, in bytes after brotli 11; photographs apart. */
type BudgetLine = readonly [what: string, bytes: number, atMost: number];

/** Weighs the built site, of its pages Home and the heaviest. Needs the compressed siblings. */
async function weigh(site: string): Promise<BudgetLine[]> {
  const names = await readdir(site, { recursive: true });
  const weight = async (files: string[]) => {
    const sizes = files.map(async (file) => (await stat(join(site, file))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const scriptsOf = async (page: string) => {
    const html = await readFile(join(site, page), 'utf8');
    const [, files = ''] = /data-app="([^"]*)"/.exec(html) ?? [];
    return files.split(' ').map((file) => `${file}.br`);
  };

  const home = await scriptsOf('index.html');
  const contact = await scriptsOf('contact/index.html');
  const homeHtml = await weight(['index.html.br']);
  const homeScripts = await weight(home);
  const contactScripts = await weight(contact.filter((file) => !home.includes(file)));
  const fonts = await weight(names.filter((name) => name.endsWith('.woff2')));
  const drawings = await weight(names.filter((name) => /drawings-.*\.svg\.br$/.test(name)));
  // A portfolio that grows beyond nine projects is no fault.
  const moreProjects = 200 * Math.max(0, projects.length - 9);
  const pages = names.filter((name) => name.endsWith('.html.br') && name !== 'index.html.br');
  const others = pages.map(
    async (page): Promise<BudgetLine> => [
      `HTML of ${page.replace(/(\/index)?\.html\.br/, '')}`,
      await weight([page]),
      22_000 + (page.startsWith('projects/') ? moreProjects : 0),
    ],
  );
  const byRoom = (a: BudgetLine, b: BudgetLine) => b[1] / b[2] - a[1] / a[2];
  return [
    ['HTML of home', homeHtml, 25_000],
    ...(await Promise.all(others)).sort(byRoom).slice(0, 1),
    ['scripts of home', homeScripts, 88_000],
    ['scripts added by contact', contactScripts, 32_000],
    ['fonts', fonts, 28_000],
    ['home before scrolling', homeHtml + homeScripts + fonts + drawings, 153_000],
  ];
}

/**
 * Prints the budget table, warns of a page over its budget, and ends the build when one is far over it.
 *
 * @throws Error naming what is over its budget
 */
export async function checkBudgets(site: string): Promise<void> {
  const over: string[] = [];
  let isFarOver = false;
  for (const [what, bytes, atMost] of await weigh(site)) {
    const line = `${bytes.toLocaleString('en').padStart(9)} of ${atMost.toLocaleString('en')} bytes`;
    console.log(what.padEnd(40) + line);
    if (bytes > atMost) over.push(`${what} (${line.trim()})`);
    isFarOver ||= bytes > atMost * tolerance;
  }
  if (over.length === 0) return;
  const message = `over budget: ${over.join(', ')}`;
  if (isFarOver) throw new Error(message);
  warn(`${message}. Nothing fails until it is ${tolerance} times the budget.`);
}

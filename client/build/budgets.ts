import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from '#client/content/projects.ts';
import { adTags } from '#shared/company.ts';

/** Names a part of the site, its weight and its budget. Both are bytes after brotli 11, without photographs. */
type BudgetLine = readonly [what: string, bytes: number, atMost: number];

/** Returns the weights of Home and of the heaviest other page, from the compressed files of the built site. */
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
  const html = await readFile(join(site, 'index.html'), 'utf8');
  const drawingFiles = [...html.matchAll(/<use href="([^"#]+)/g)].map(([, file]) => `${file}.br`);
  const drawings = await weight([...new Set(drawingFiles)]);
  // A portfolio may grow beyond nine projects.
  const moreProjects = 200 * Math.max(0, projects.length - 9);
  // A site with tags of ad systems also has the notice that asks for consent.
  const tags = adTags.google || adTags.metaPixel ? 2_000 : 0;
  const pages = names.filter((name) => name.endsWith('.html.br') && name !== 'index.html.br');
  const others = pages.map(
    async (page): Promise<BudgetLine> => [
      `HTML of ${page.replace(/(\/index)?\.html\.br/, '')}`,
      await weight([page]),
      23_000 + (page.startsWith('projects/') ? moreProjects : 0),
    ],
  );
  const byRoom = (a: BudgetLine, b: BudgetLine) => b[1] / b[2] - a[1] / a[2];
  return [
    ['HTML of home', homeHtml, 26_000],
    ...(await Promise.all(others)).sort(byRoom).slice(0, 1),
    ['scripts of home', homeScripts, 86_000 + tags],
    ['scripts added by contact', contactScripts, 35_000],
    ['fonts', fonts, 28_000],
    ['home before scrolling', homeHtml + homeScripts + fonts + drawings, 142_000 + tags],
  ];
}

/** Prints the budget table, and returns a line for each part of the site that is over its budget. */
export async function printBudgets(site: string): Promise<string[]> {
  const over: string[] = [];
  for (const [what, bytes, atMost] of await weigh(site)) {
    const line = `${bytes.toLocaleString('en').padStart(9)} of ${atMost.toLocaleString('en')} bytes`;
    console.log(what.padEnd(40) + line);
    if (bytes > atMost) over.push(`over budget: ${what} (${line.trim()})`);
  }
  return over;
}

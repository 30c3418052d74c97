import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '#shared/company.ts';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { appReady, test as base, expect } from './support.ts';

/** The same tests against `npm run dev` in a copy of the project. */
const test = base.extend<object, { project: ProjectCopy }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const project = await copyProject();
      await use(project);
      await project.remove();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ project }, use) => {
      const site = await startBuiltSite({ NODE_ENV: 'development' }, (env) => ({
        command: process.execPath,
        args: [join(project.path, 'server/launch/dev.mjs')],
        env,
      }));
      await use(site);
      expect(await site.stop()).toBe(0);
    },
    { scope: 'worker' },
  ],
});

// One after the other, in one copy: two development servers must not share Vite's cache of packages.
test.describe.configure({ mode: 'default' });

/** The file of a folder that holds a text. */
async function fileWith(project: ProjectCopy, folder: string, text: string): Promise<string> {
  const files = await readdir(join(project.path, folder), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const path = join(folder, file);
    if ((await readFile(join(project.path, path), 'utf8')).includes(text)) return path;
  }
  throw new Error(`no file in ${folder} holds "${text}"`);
}

test('in development an edit of facts, words, styles or server shows by itself, at the same place', async ({
  page,
  project,
}) => {
  await page.goto('/about');
  await appReady(page);
  const title = page.getByRole('heading', { level: 2 }).nth(1);
  await title.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const isHere = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

  await project.edit('shared/company.ts', company.phone, '+91 98480 12345');
  await expect(page.locator('a[href="tel:+919848012345"]').first()).toBeAttached();
  await isHere();

  const words = (await title.textContent()) ?? '';
  await project.edit(await fileWith(project, 'client/src/content', words), words, 'New words');
  await expect(title).toHaveText('New words');
  await isHere();
  await appReady(page);

  await project.edit(
    'client/src/styles.css',
    ':root {',
    'h2 { letter-spacing: 3px !important } :root {',
  );
  await expect(title).toHaveCSS('letter-spacing', '3px');
  await isHere();

  const ask = async () => (await page.request.get('/api/nothing')).json();
  const { message } = await ask();
  await project.edit(await fileWith(project, 'server', message), message, 'Nothing at all.');
  await expect.poll(ask).toEqual({ message: 'Nothing at all.' });
  await isHere();
});

test('in development a mistake in the content is answered with its message, until it is mended', async ({
  request,
  page,
  project,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 500/);
  const file = 'client/src/content/services.ts';
  const content = await readFile(join(project.path, file), 'utf8');
  const save = async (text: string) => {
    // As editors do: beside, and then in its place.
    await writeFile(join(project.path, `${file}.tmp`), text);
    await rename(join(project.path, `${file}.tmp`), join(project.path, file));
  };
  const open = () => request.get('/services', { headers: { accept: 'text/html' } });
  await save(`${content}\nthrow new Error('a slip of the pen');\n`);
  await expect.poll(async () => (await open()).status()).toBe(500);
  expect(await (await open()).text()).toContain('a slip of the pen');
  await page.goto('/services');
  await expect(page.locator('vite-error-overlay')).toContainText('a slip of the pen');
  await save(content);
  // By itself.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await open()).status()).toBe(200);
});

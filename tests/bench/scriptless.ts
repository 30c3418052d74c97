import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../client/precompress.ts';

/** A script that runs; structured data stays, being content. */
const script = /<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>/g;

/** Copies a built site, with every page's scripts removed: what a page without them would cost. */
export async function copyWithoutScripts(site: string, target: string): Promise<void> {
  await cp(site, target, { recursive: true });
  const files = await readdir(target, { recursive: true });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) await rm(join(target, file));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(target, file), 'utf8');
    const without = html.replace(script, '');
    if (without === html) throw new Error(`${file} has no script to remove`);
    await writeFile(join(target, file), without);
  }
  await precompress(target);
}

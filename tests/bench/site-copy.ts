import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { precompress } from '#build/site/precompress.ts';
import { servePages } from '#server/http/pages.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** Matches a script that runs. Structured data stays, because it is content. */
const script = /<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>/g;

/** The noise of a picture of 800 by 500 pixels, which has about 60 kB like those of the stock host. */
const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const photograph = sharp({
  create: { width: 800, height: 500, channels: 3, background: 'tan', noise },
}).jpeg({ quality: 60 });

/**
 * Serves a copy of the built site until the process ends. Returns its address, such as "http://localhost:4000". All
 * photographs are replaced by one picture of this host.
 *
 * @param hasScripts false gives the floor: the pages without their scripts
 */
export async function serveCopy(hasScripts = true): Promise<string> {
  const { path: folder } = await makeTemporaryFolder('bench');
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await cp('dist/public', folder, { recursive: true });
  await photograph.toFile(join(folder, 'photograph.jpg'));
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    if (/\.(br|gz)$/.test(file)) await rm(path);
    if (!/\.(html|js)$/.test(file)) continue;
    // There is one file, but an address for each photograph.
    const source = await readFile(path, 'utf8');
    const text = source.replaceAll('https://images.unsplash.com/', '/photograph.jpg?');
    await writeFile(path, hasScripts || file.endsWith('.js') ? text : text.replace(script, ''));
  }
  await precompress(folder);
  const server = createServer(express().use(await servePages(folder)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

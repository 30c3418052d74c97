import { randomFillSync } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { precompress } from '../../client/build/precompress.ts';
import { startChild } from './child.ts';
import type { BenchContext } from './result.ts';

/** A script that runs; structured data stays, being content. */
const script = /<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>/g;

/** Where a copy's photographs are: its own host, as no measurement should depend on another's. */
export const photographs = '/photographs/';
const photoHost = 'https://images.unsplash.com/';

/** A picture of 800 by 500 pixels in 60 kB, as the stock host sends them; most of it is plain. */
function standInPhotograph(): Buffer {
  const pixels = Buffer.alloc(800 * 500 * 4, 0xb0);
  // Noise cannot be compressed: three bytes stay three.
  randomFillSync(pixels, 0, (60_000 / 3) * 4);
  return Buffer.from(encode({ data: pixels, width: 800, height: 500, channels: 4 }));
}

async function copySite(site: string, target: string, hasScripts: boolean): Promise<void> {
  await cp(site, target, { recursive: true });
  const files = await readdir(target, { recursive: true });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) await rm(join(target, file));
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const text = await readFile(join(target, file), 'utf8');
    const kept = hasScripts || file.endsWith('.js') ? text : text.replace(script, '');
    if (!hasScripts && file.endsWith('.html') && kept === text)
      throw new Error(`${file} has no script to remove`);
    await writeFile(join(target, file), kept.replaceAll(photoHost, photographs));
  }
  await precompress(target);
}

/**
 * Serves a copy of the built site until the scope ends, and gives its address, such as
 * "http://localhost:4000". Every photograph is a stand-in of 60 kB, and the form is answered as if
 * the lead were stored.
 *
 * @param hasScripts without them it is what its pages would cost at least
 */
export async function serveCopy(
  { dist, scope }: BenchContext,
  hasScripts: boolean,
): Promise<string> {
  const folder = await makeTemporaryFolder('bench');
  scope.atEnd(folder.remove);
  await copySite(join(dist, 'public'), folder.path, hasScripts);
  const message = { folder: folder.path, photographs, photograph: standInPhotograph() };
  const { port } = await startChild('./page-server.ts', scope, message);
  return `http://localhost:${port}`;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Puts a brotli-11 and a gzip sibling beside every compressible file, so that the server never compresses. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await brotli(content));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt)$/;

/** Puts a brotli-11 and a gzip sibling beside every compressible file, so that the server never compresses. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((file) => compressible.test(file))) {
    const path = join(folder, file);
    const content = await readFile(path);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

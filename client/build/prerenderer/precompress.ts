import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Puts a brotli-11 and a gzip sibling beside every compressible file, so that the server never compresses. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const compress = async (file: string) => {
    const content = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), await toBrotli(content));
    await writeFile(join(folder, `${file}.gz`), await toGzip(content, { level: 9 }));
  };
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
}

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** Scripts that run; a data block such as JSON-LD needs no permission. */
const executable = /^($|module|importmap|speculationrules)|javascript$/i;

/** CSP sources for the inline scripts and styles of these documents, as a browser's parser sees them. */
export function findInlineHashes(documents: readonly string[]) {
  const elements = documents.flatMap((html) => parse(html).querySelectorAll('script, style'));
  const hashesOf = (name: string) => {
    const texts = elements
      .filter(({ rawTagName }) => rawTagName.toLowerCase() === name)
      .filter((element) => name === 'style' || executable.test(element.getAttribute('type') ?? ''))
      .map(({ rawText }) => rawText.replace(/\r\n?/g, '\n'));
    return [...new Set(texts.filter(Boolean))].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  };
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** Writes what the pages' Content-Security-Policy has to allow beside them, for the server. */
export async function writeInlineHashes(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const documents = files.filter((file) => /\.(html|svg)$/.test(file));
  const texts = documents.map((file) => readFile(join(site, file), 'utf8'));
  const hashes = findInlineHashes(await Promise.all(texts));
  await writeFile(join(site, '.inline-hashes.json'), JSON.stringify(hashes));
}

import { rename, rm, writeFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * Writes a file that only its owner may read, and that is there as a whole or not at all.
 *
 * @param pieces its text
 * @throws StartError when the file cannot be written; whatever the pieces throw.
 */
export async function writePrivateFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const staging = `${file}.${process.pid}`;
  try {
    await writeFile(staging, pieces, { flag: 'wx', mode: 0o600, flush: true });
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new StartError(`${file} cannot be written: ${code}.`) : error;
  }
}

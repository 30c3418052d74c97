import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { OperatorError } from '#server/operator-error.ts';

/** Writes a file that its owner alone may read, whole or not at all. @throws OperatorError */
export async function writePrivateFile(
  file: string,
  pieces: AsyncIterable<string>,
  replaces: boolean,
): Promise<void> {
  const former = await lstat(file).catch(() => undefined);
  if (former && !former.isFile())
    throw new OperatorError(`${file} is not a file; nothing was written.`);
  if (former && !replaces)
    throw new OperatorError(`${file} is there already; --force replaces it. Nothing was written.`);
  const staging = `${file}.${process.pid}`;
  try {
    await writeFile(staging, pieces, { flag: 'wx', mode: 0o600, flush: true });
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new OperatorError(`${file} cannot be written: ${code}.`) : error;
  }
}

import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { OperatorError } from '#server/operator-error.ts';

/** Writes a file that only its owner may read. If writing fails, no file is left. @throws OperatorError */
export async function writePrivateFile(
  file: string,
  pieces: AsyncIterable<string>,
  replaces: boolean,
): Promise<void> {
  const former = await lstat(file).catch(() => undefined);
  if (former && !former.isFile())
    throw new OperatorError(`Nothing was written. ${file} is not a file. Choose another name.`);
  if (former && !replaces)
    throw new OperatorError(`Nothing was written. ${file} exists. To replace it, add --force.`);
  const staging = `${file}.${process.pid}`;
  try {
    await writeFile(staging, pieces, { flag: 'wx', mode: 0o600, flush: true });
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall
      ? new OperatorError(`Nothing was written. ${file} cannot be written (${code}).`)
      : error;
  }
}

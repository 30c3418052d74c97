import { lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { OperatorError } from '#server/base/operator-error.ts';

/** Writes a file that only its owner may read. If writing fails, no file is left. @throws OperatorError */
export async function writePrivateFile(
  file: string,
  pieces: AsyncIterable<string>,
  replaces = false,
): Promise<void> {
  const former = await lstat(file).catch(() => undefined);
  if (former && !(replaces && former.isFile())) {
    throw new OperatorError(
      `Nothing was written. ${file} exists. Choose another name, or replace a file with --force.`,
    );
  }
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

/** The highest number of a PostgreSQL integer. */
const maxInteger = 2_147_483_647;

/** Reads the lines of a backup, one for each lead, 50 at a time. @throws OperatorError if the file is not whole */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let lastLine = '';
  try {
    for await (const line of (await open(file)).readLines()) {
      if (line !== '') lastLine = line;
      if (['[', ']', ''].includes(line)) continue;
      const lead = line.replace(/,$/, '');
      const { id } = JSON.parse(lead);
      if (!Number.isInteger(id) || Math.abs(id) > maxInteger)
        throw new Error('a line is not a lead');
      lines.push(lead);
      if (lines.length < 50) continue;
      yield lines;
      lines = [];
    }
    if (lastLine !== ']') throw new Error('the file ends too early');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code
        ? `Nothing was restored. ${file} cannot be read: ${code}.`
        : `Nothing was restored. ${file} is not a complete backup of leads. Use another backup.`,
    );
  }
  yield lines;
}

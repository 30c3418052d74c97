import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { OperatorError } from '#server/base/operator-error.ts';
import { formatJson } from './export.ts';
import { leadCountText } from './format-list.ts';
import { countLeads, readLeads } from './read-leads.ts';
import { selectBy } from './select-leads.ts';
import { inReadTransaction, type Session } from './session.ts';

/** Writes all leads into a file for `restore`. */
export async function backup(session: Session, file: string, replaces?: boolean) {
  const { count } = await inReadTransaction(session, 'backup', async (db) => {
    const selection = await selectBy(db, {});
    await writePrivateFile(file, formatJson(readLeads(db, selection)), replaces);
    return { count: await countLeads(db, selection) };
  });
  await session.terminal.print(
    `${leadCountText(count)} in ${resolve(file)}\n` +
      'The file does not hold your own tables and columns. Save them with pg_dump.\n',
  );
}

/** Writes a file that only its owner may read. If writing fails, no file is left. @throws OperatorError */
async function writePrivateFile(
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

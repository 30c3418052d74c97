import { resolve } from 'node:path';
import { writePrivateFile } from './backup-file.ts';
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

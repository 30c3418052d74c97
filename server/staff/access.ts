import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAccesses } from '#server/database/schema.ts';

/** Records that somebody has read or changed leads, and deletes records of more than a year ago. */
export async function recordAccess(
  db: NodePgDatabase,
  access: { readonly who: string; readonly command: string; readonly leads: number },
): Promise<void> {
  await db.insert(leadAccesses).values(access);
  await db.delete(leadAccesses).where(lt(leadAccesses.at, sql`now() - interval '1 year'`));
}

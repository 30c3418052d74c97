import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { siteSecrets } from './schema.ts';

/** A key that the migrations made, the same for all replicas; undefined where it is gone. */
export async function findSecret(
  db: NodePgDatabase,
  name: 'client-addresses' | 'answer-links' | 'sent-pages',
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ value: siteSecrets.value })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, name));
  return row?.value;
}

import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Moves the sequence of the leads past rows that were imported with their own ids, so that its next number is free. It
 * takes single steps with `nextval`, because `setval` could move the sequence back while others use it. For `nextval`,
 * the right to store a lead is enough.
 */
export async function passImportedIds(tx: NodePgDatabase): Promise<void> {
  await tx.execute(sql`
    with recursive numbers as (
      select nextval(pg_get_serial_sequence('contact_forms', 'id')) as number
      union all
      select nextval(pg_get_serial_sequence('contact_forms', 'id')) from numbers
      where exists (select from contact_forms where id = number + 1)
    )
    select count(*) from numbers`);
}

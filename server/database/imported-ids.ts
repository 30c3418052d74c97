import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Moves the sequence of the leads past rows that were imported with their own ids, to before the next free number. It
 * takes single steps with `nextval`, because `setval` could move the sequence back while others use it. `nextval` needs
 * no other right than storing a lead.
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

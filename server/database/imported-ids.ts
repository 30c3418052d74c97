import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The key of the lock under which one process at a time moves the sequence. It is the same in every version. */
const sequenceLock = 7_201_503;

/**
 * Moves the sequence of the leads past rows that were imported with their own ids. It takes single steps with `nextval`,
 * because `setval` could move the sequence back while others use it. `nextval` needs no other right than storing a lead.
 */
export async function passImportedIds(tx: NodePgDatabase): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sequenceLock})`);
  await tx.execute(sql`
    with numbers as (select pg_get_serial_sequence('contact_forms', 'id')::regclass as sequence)
    select count(nextval(sequence))
    from numbers, generate_series(1, (select max(id) from contact_forms) - nextval(sequence))`);
}

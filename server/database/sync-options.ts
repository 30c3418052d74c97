import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { formOptions } from '#shared/form-options.ts';
import { formOptionLabels } from './own-tables.ts';

/**
 * Brings the database's words for the form's choices up to `formOptions`, for the view `leads`.
 * Writes only when something differs, so that a start needs no right to.
 */
export async function syncOptions(db: NodePgDatabase): Promise<void> {
  const wanted = Object.entries(formOptions).flatMap(([field, options]) =>
    options.map((option) => ({ field, ...option })),
  );
  const spelt = (row: (typeof wanted)[number]) => [row.field, row.value, row.label].join('\n');
  const present = new Set((await db.select().from(formOptionLabels)).map(spelt));
  if (wanted.every((row) => present.has(spelt(row)))) return;
  const { field, value } = formOptionLabels;
  await db
    .insert(formOptionLabels)
    .values(wanted)
    .onConflictDoUpdate({ target: [field, value], set: { label: sql`excluded.label` } });
}

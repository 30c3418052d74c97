import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { formOptions } from '#shared/form-options.ts';
import { formOptionLabels } from './schema.ts';

/** Brings the labels of the form's choices in the view `leads` up to `formOptions`. Writes only when one differs. */
export async function syncOptions(db: NodePgDatabase): Promise<void> {
  const wanted = Object.entries(formOptions).flatMap(([field, options]) =>
    options.map((option) => ({ field, ...option })),
  );
  const toLine = (row: (typeof wanted)[number]) => [row.field, row.value, row.label].join('\n');
  const present = new Set((await db.select().from(formOptionLabels)).map(toLine));
  if (wanted.every((row) => present.has(toLine(row)))) return;
  const { field, value } = formOptionLabels;
  await db
    .insert(formOptionLabels)
    .values(wanted)
    .onConflictDoUpdate({ target: [field, value], set: { label: sql`excluded.label` } });
}

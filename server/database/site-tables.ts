import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { contactForms } from '#shared/schema.ts';
import * as schema from './schema.ts';

/** The tables that the site writes. `users` is not one of them, because the site only makes it. */
export const siteTables: readonly PgTable[] = [
  contactForms,
  ...Object.values(schema).filter((value) => is(value, PgTable)),
];

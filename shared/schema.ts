import { sql } from 'drizzle-orm';
import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import type { z } from 'zod';
import { contactRules } from './contact.ts';

/** One row per lead, with the specification's columns (section 3). Anything else is in a table beside it. */
export const contactForms = pgTable(
  'contact_forms',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    city: text('city'),
    projectType: text('project_type').notNull(),
    message: text('message'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ email, phone, createdAt }) => [
    // These find an earlier lead of the same person: by the address, and by the last ten digits of the number.
    // drizzle-kit treats every column of an index as an expression if one of them is.
    index('contact_forms_address').on(sql`lower(left(${email}, 300))`, sql`${createdAt}`),
    index('contact_forms_number').on(
      sql`substring(regexp_replace(left(${phone}, 1000), '[^0-9]', '', 'g') from '[0-9]{10}$')`,
      sql`${createdAt}`,
    ),
  ],
);

type Values = Omit<typeof contactForms.$inferInsert, 'id' | 'createdAt'>;

/** Casts the rules to the types of zod's other build. A column without a rule does not compile. */
const asRefinements = <Rules extends Record<keyof Values, z.core.$ZodType>>(rules: Rules) =>
  rules as unknown as { [F in keyof Rules]: z.ZodType<z.output<Rules[F]>, z.input<Rules[F]>> };

/** Checks a lead on the server: the table's insert schema with the rules of the form. */
export const insertContactSchema = createInsertSchema(
  contactForms,
  asRefinements(contactRules),
).omit({
  id: true,
  createdAt: true,
});

/** A staff account (spec section 3). No route uses it, because there is no login. */
export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
});

/** The username/password input derived from `users` (spec section 3). */
export const insertUserSchema = createInsertSchema(users).pick({ username: true, password: true });

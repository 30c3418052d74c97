import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';

/**
 * One row per consultation request (spec section 3). The columns are exactly the specification's;
 * anything else a lead needs stands in a table beside it.
 */
export const contactForms = pgTable('contact_forms', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  city: text('city'),
  projectType: text('project_type').notNull(),
  message: text('message'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A stored lead. */
export type ContactForm = typeof contactForms.$inferSelect;

/** A staff account (spec section 3). No route uses it; there is no login. */
export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
});

/** The username/password input derived from `users` (spec section 3). */
export const insertUserSchema = createInsertSchema(users).pick({ username: true, password: true });

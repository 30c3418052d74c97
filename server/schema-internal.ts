import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  pgView,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { contactForms } from '../shared/schema.ts';

// The tables beside the specification's own. A relative import above, because drizzle-kit reads
// this file and does not know package.json's `imports`.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Which `Idempotency-Key` became which lead, so that a repeated request does not become a second one. */
export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    key: uuid('key').primaryKey(),
    contactFormId: integer('contact_form_id')
      .notNull()
      .references(() => contactForms.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // For the cascade: without it, deleting one lead reads the whole table.
  (table) => [index('contact_submissions_contact_form_id').on(table.contactFormId)],
);

/** How many requests a client address has made in its current window; rows vanish after it. */
export const contactRateLimits = pgTable('contact_rate_limits', {
  /** A hash: the address itself is not kept. */
  client: bytea('client').primaryKey(),
  requests: integer('requests').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/**
 * Leads that staff are still to be told of, by mail or webhook. Written in the lead's own statement,
 * so that a lead is never stored without its notice nor a notice sent for a lead that was not.
 * A worker takes rows with `delivered_at` null and `next_attempt_at` past.
 */
export const leadOutbox = pgTable(
  'lead_outbox',
  {
    id: serial('id').primaryKey(),
    contactFormId: integer('contact_form_id')
      .notNull()
      .references(() => contactForms.id, { onDelete: 'cascade' }),
    /** How to tell, e.g. "email" or "webhook". */
    channel: text('channel').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('lead_outbox_contact_form_id').on(table.contactFormId),
    index('lead_outbox_waiting').on(table.nextAttemptAt).where(sql`${table.deliveredAt} is null`),
  ],
);

/**
 * The leads as staff read them in a database console: India's time, the form's labels instead of
 * its values, and a number to dial where the visitor's text holds an Indian number: ten digits, with
 * or without 0, 91, +91 or 0091 before them.
 */
export const leads = pgView('leads', {
  id: integer('id'),
  received: timestamp('received'),
  name: text('name'),
  phone: text('phone'),
  dial: text('dial'),
  email: text('email'),
  city: text('city'),
  projectType: text('project_type'),
  message: text('message'),
}).as(sql`
  select
    id,
    date_trunc('second', created_at at time zone 'Asia/Kolkata') as received,
    name,
    phone,
    '+91' || substring(
      regexp_replace(translate(phone, '०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯', '01234567890123456789'), '[^0-9+]', '', 'g')
      from '^(?:(?:[+]|00|0)?91)?0?([0-9]{10})$'
    ) as dial,
    email,
    case city
      when 'hyderabad' then 'Hyderabad'
      when 'bangalore' then 'Bangalore'
      when 'chennai' then 'Chennai'
      when 'mumbai' then 'Mumbai'
      when 'delhi' then 'Delhi NCR'
      when 'pune' then 'Pune'
      when 'other' then 'Other City'
      else city
    end as city,
    case project_type
      when 'office-execution' then 'Office Execution'
      when 'modular-kitchen' then 'Modular Kitchen'
      when 'bedroom-wardrobe' then 'Bedroom & Wardrobe'
      when 'living-dining' then 'Living & Dining'
      when 'bathroom' then 'Bathroom Renovation'
      when 'complete-home' then 'Complete Home Interior'
      when 'smart-automation' then 'Smart Home Automation'
      when 'other' then 'Other'
      else project_type
    end as project_type,
    message
  from contact_forms`);

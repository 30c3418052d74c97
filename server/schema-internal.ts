import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
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

/**
 * Which request became which lead, so that a repeated one does not become a second lead. A request is
 * known by the hash of its six answers and, if it has one, by the hash of its `Idempotency-Key`: a
 * row each, for 30 days.
 */
export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    /** 128 bits of SHA-256, of the key or of the answers. */
    key: uuid('key').primaryKey(),
    /** The hash of the answers that came with it; null: from a version that did not keep it. */
    content: uuid('content'),
    contactFormId: integer('contact_form_id')
      .notNull()
      .references(() => contactForms.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // For the cascade: without it, deleting one lead reads the whole table.
  (table) => [index('contact_submissions_contact_form_id').on(table.contactFormId)],
);

/** How many requests a client's address has made in its current window; the row goes when it ends. */
export const contactRateLimits = pgTable('contact_rate_limits', {
  /** A hash with the key below: whoever reads the table cannot find the address by trying them all. */
  client: bytea('client').primaryKey(),
  requests: integer('requests').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** Made by the migration, at the first start: "client-addresses" is the key of the hashes above. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
});

/** The words for what the form sends: `formOptions` of shared, kept up to date by `syncOptions`. */
export const formOptionLabels = pgTable(
  'form_options',
  {
    /** As the contact schema names it: "city" or "projectType". */
    field: text('field').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.field, table.value] })],
);

/**
 * Notices still to be sent to staff, by mail or webhook. Written in the lead's transaction,
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
    /** The channel, e.g. "email" or "webhook". */
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

/** Leads that look like spam: kept and notified like any other, with a mark. */
export const spamMarks = pgTable('spam_marks', {
  contactFormId: integer('contact_form_id')
    .primaryKey()
    .references(() => contactForms.id, { onDelete: 'cascade' }),
  /** Why, in words for staff. */
  reason: text('reason').notNull(),
});

/**
 * The leads as staff read them in a database console: India's time, the form's labels instead of
 * its values, and a number to dial where the visitor's text holds an Indian number: ten digits, with
 * or without 0, 91, +91 or 0091 before them. A lead that looks like spam says why.
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
  possibleSpam: text('possible_spam'),
}).as(sql`
  select
    lead.id,
    date_trunc('second', lead.created_at at time zone 'Asia/Kolkata') as received,
    lead.name,
    lead.phone,
    '+91' || substring(
      regexp_replace(translate(lead.phone, '०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯', '01234567890123456789'), '[^0-9+]', '', 'g')
      from '^(?:(?:[+]|00|0)?91)?0?([0-9]{10})$'
    ) as dial,
    lead.email,
    coalesce(city.label, lead.city) as city,
    coalesce(project.label, lead.project_type) as project_type,
    lead.message,
    mark.reason as possible_spam
  from contact_forms lead
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id`);

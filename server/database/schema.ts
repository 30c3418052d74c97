import { type AnyColumn, sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  pgView,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contactForms } from '../../shared/schema.ts';
import type { VisitSource } from '../../shared/visit-source.ts';

// The tables beside the specification's own. Relative imports above, because drizzle-kit reads
// this file and does not know package.json's `imports`.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A moment as text in UTC, with the database's microseconds: "2026-11-21T08:30:00.123456Z". */
export const utc = (moment: AnyColumn) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Which lead a request with a key (`Idempotency-Key`) has become, so that the sender's next attempt does
 * not become a second one; kept for 24 hours.
 */
export const requestKeys = pgTable(
  'contact_submissions',
  {
    /** 128 bits of SHA-256 of what the sender calls its request. */
    key: uuid('key').primaryKey(),
    /**
     * The same of its six answers. Null in rows of former versions, which knew a request by its answers:
     * there `key` is the hash of those.
     */
    answers: uuid('content'),
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

/**
 * Made by the migrations, at the first start: "client-addresses" is the key of the hashes above,
 * "answer-links" of those in the links by which staff mark a lead as answered, "sent-pages" of those in
 * the address of the confirmation for a form that was sent without script.
 */
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
  // No primary key, as drizzle-kit's push would make one of two columns anew each time:
  // https://github.com/drizzle-team/drizzle-orm/issues/3338
  (table) => [uniqueIndex('form_options_choice').on(table.field, table.value)],
);

/**
 * Notices still to be sent to staff, by mail or webhook. Written in the lead's transaction,
 * so that a lead is never stored without its notice nor a notice sent for a lead that was not.
 * A worker takes rows with `delivered_at` null and `next_attempt_at` past.
 *
 * The row of channel "reminder" is not sent: when it is due, a row of kind "reminder" is made for each
 * channel. Its `created_at` is the time by which an answer was promised, its `next_attempt_at` a quarter
 * before that.
 */
export const leadOutbox = pgTable(
  'lead_outbox',
  {
    id: serial('id').primaryKey(),
    /** Null in the weekly mails of former versions. */
    contactFormId: integer('contact_form_id').references(() => contactForms.id, {
      onDelete: 'cascade',
    }),
    /** The channel, "email" or "webhook"; "reminder" as said above. */
    channel: text('channel').notNull(),
    kind: text('kind', { enum: ['notice', 'reminder'] })
      .notNull()
      .default('notice'),
    createdAt: instant('created_at').notNull().defaultNow(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('lead_outbox_contact_form_id').on(table.contactFormId),
    index('lead_outbox_waiting').on(table.nextAttemptAt).where(sql`${table.deliveredAt} is null`),
    // For the weekly mails of former versions, which may still run beside this one.
    uniqueIndex('lead_outbox_summary')
      .on(table.channel, table.createdAt)
      .where(sql`${table.contactFormId} is null`),
  ],
);

/** The channel of the row from which a lead's reminders are made. */
export const reminderChannel = 'reminder';

/** Leads that look like spam: kept and notified like any other, with a mark. */
export const spamMarks = pgTable('spam_marks', {
  contactFormId: integer('contact_form_id')
    .primaryKey()
    .references(() => contactForms.id, { onDelete: 'cascade' }),
  /** Why, in words for staff. */
  reason: text('reason').notNull(),
});

/** Leads that staff have answered. */
export const leadAnswers = pgTable('lead_answers', {
  contactFormId: integer('contact_form_id')
    .primaryKey()
    .references(() => contactForms.id, { onDelete: 'cascade' }),
  answeredAt: instant('answered_at').notNull().defaultNow(),
  /** What staff noted, such as "called, visit on Friday". */
  note: text('note'),
});

/** Where a visit came from, in the table and in the view below. */
const visitColumns = () =>
  ({
    landingPage: text('landing_page'),
    referringHost: text('referring_host'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    formPage: text('form_page'),
  }) satisfies Record<keyof VisitSource, unknown>;

/** Where the visits of leads came from, as far as the browser told. */
export const leadSources = pgTable('lead_sources', {
  contactFormId: integer('contact_form_id')
    .primaryKey()
    .references(() => contactForms.id, { onDelete: 'cascade' }),
  ...visitColumns(),
});

/** Who has read or changed leads with `npm run leads`; kept for a year, without personal data. */
export const leadAccesses = pgTable('lead_accesses', {
  at: instant('at').notNull().defaultNow(),
  /** The user of the machine. */
  who: text('who').notNull(),
  command: text('command').notNull(),
  leads: integer('leads').notNull(),
});

/**
 * The leads as staff read them in a database console: India's time, the form's labels instead of
 * its values, and a number to dial where the visitor's text holds one, of India or, with + or 00, of
 * another country; of two numbers it is the first, and an extension stays in the text. Here are the columns
 * that the site reads; operating.md lists them all. The migrations hold its query, which drizzle-kit would
 * drop and make anew, with the rights granted on it: the newest `create or replace view`.
 */
export const leads = pgView('leads', {
  id: integer('id'),
  dial: text('dial'),
  city: text('city'),
  projectType: text('project_type'),
  possibleSpam: text('possible_spam'),
  answered: timestamp('answered'),
  note: text('note'),
  ...visitColumns(),
}).existing();

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
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

// More than 150 lines: every table that the specification does not name, and the view.
// The imports are relative, because drizzle-kit does not know package.json's `imports`.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Names the lead that a row belongs to. The row goes with its lead. */
const leadId = () =>
  integer('contact_form_id').references(() => contactForms.id, { onDelete: 'cascade' });

/** Returns a moment as text in UTC, with the database's microseconds: "2026-11-21T08:30:00.123456Z". */
export const utc = (moment: AnyColumn | SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Returns a moment by the database's clock, which all replicas share: `fromNow('-7 days')`. */
export const fromNow = (interval: string) => sql`now() + ${interval}::interval`;

/** Maps sent forms to their leads, so that a repeated form is found. Rows are kept for 24 hours. */
export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    /** 128 bits of SHA-256 of everything that makes a repeated form the same. */
    key: uuid('key').primaryKey(),
    contactFormId: leadId().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // The cascade needs this index. Without it, deleting one lead reads the whole table.
  (table) => [index('contact_submissions_contact_form_id').on(table.contactFormId)],
);

export const contactRateLimits = pgTable('contact_rate_limits', {
  /** A hash with a secret key, so that nobody can find an address by trying all of them. */
  client: bytea('client').primaryKey(),
  requests: integer('requests').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** Keys that the migrations make: "client-addresses" and "answer-links" (`rate-limit.ts` and `answer-link.ts`). */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
});

/** Holds the labels of the form's choices (`formOptions` of shared). `syncOptions` keeps them up to date. */
export const formOptionLabels = pgTable(
  'form_options',
  {
    field: text('field').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
  },
  // There is no primary key, because drizzle-kit's push would make one of two columns again each time:
  // https://github.com/drizzle-team/drizzle-orm/issues/3338
  (table) => [uniqueIndex('form_options_choice').on(table.field, table.value)],
);

/**
 * Holds notices for staff, written in the lead's transaction. A notice is due when `delivered_at` is null and
 * `next_attempt_at` is past. The reminder of an answered lead stays until the purge.
 */
export const leadOutbox = pgTable(
  'lead_outbox',
  {
    id: serial('id').primaryKey(),
    contactFormId: leadId().notNull(),
    /** `Channel.name`: "email", "email 2" or "webhook". */
    channel: text('channel').notNull(),
    /** A new lead, a new lead that is possible spam, or a lead that waits for its answer. */
    kind: text('kind', { enum: ['lead', 'spam', 'reminder'] })
      .notNull()
      .default('lead'),
    createdAt: instant('created_at').notNull().defaultNow(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('lead_outbox_contact_form_id').on(table.contactFormId),
    // A claim reads its own notice and no waiting spam. It skips the reminders of leads that were answered long ago,
    // which stay until the purge. drizzle-kit treats every column of an index as an expression if one of them is.
    index('lead_outbox_next')
      .on(sql`${table.channel}`, sql`(${table.kind} = 'spam')`, sql`${table.nextAttemptAt}`)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

/** Marks leads as possible spam. They are kept and notified like any other. */
export const spamMarks = pgTable('spam_marks', {
  contactFormId: leadId().primaryKey(),
  reason: text('reason').notNull(),
});

/** The leads that staff have answered. */
export const leadAnswers = pgTable('lead_answers', {
  contactFormId: leadId().primaryKey(),
  answeredAt: instant('answered_at').notNull().defaultNow(),
});

/** Holds the notes of staff about leads, one row for each note. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: serial('id').primaryKey(),
    contactFormId: leadId().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Empty if the author is not known. */
    author: text('author').notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('lead_notes_contact_form_id').on(table.contactFormId)],
);

const visitColumns = {
  landingPage: text('landing_page'),
  referringHost: text('referring_host'),
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  formPage: text('form_page'),
  utmTerm: text('utm_term'),
  utmContent: text('utm_content'),
  utmId: text('utm_id'),
  gclid: text('gclid'),
  gbraid: text('gbraid'),
  wbraid: text('wbraid'),
  fbclid: text('fbclid'),
  msclkid: text('msclkid'),
} satisfies Record<keyof VisitSource, unknown>;

/** Holds the source of each lead's visit. An advertisement adds the last columns to its link. */
export const leadSources = pgTable('lead_sources', {
  contactFormId: leadId().primaryKey(),
  ...visitColumns,
});

/** Records who read or changed leads with `npm run leads`. Rows are kept for a year. */
export const leadAccesses = pgTable('lead_accesses', {
  at: instant('at').notNull().defaultNow(),
  who: text('who').notNull(),
  command: text('command').notNull(),
  leads: integer('leads').notNull(),
});

/**
 * Names the columns that the site reads of the view `leads`, which staff read in a console. Its query is in the
 * migrations only: drizzle-kit would drop the view at each change, and with it the rights granted on it.
 */
export const leadsView = pgView('leads', {
  id: integer('id'),
  dial: text('dial'),
  city: text('city'),
  projectType: text('project_type').notNull(),
  possibleSpam: text('possible_spam'),
  askedBefore: timestamp('asked_before'),
  sentBy: text('sent_by'),
  clickIdKind: text('click_id_kind'),
  clickId: text('click_id'),
}).existing();

-- Creates the missing tables and columns in an empty database, beside a former site's tables and in a database of 0.1.0.
-- It keeps every row. Version 0.1.0 cannot store leads in the result.
-- leads-view.sql 90b2da23738c
-- Delete the statements below a comment with "upgrade-from-0.1.0" when CHANGELOG.md no longer promises that way.
CREATE TABLE IF NOT EXISTS "contact_forms" (
  "id" serial PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "city" text,
  "project_type" text NOT NULL,
  "message" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A former site's times may lack a zone. They are in the zone of the session that stored them, as this session's is.
DO $$ BEGIN
  IF (SELECT atttypid FROM pg_attribute WHERE attrelid = 'contact_forms'::regclass AND attname = 'created_at')
      = 'timestamp'::regtype THEN
    ALTER TABLE "contact_forms" ALTER COLUMN "created_at" TYPE timestamp with time zone;
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "users" (
  "id" serial PRIMARY KEY NOT NULL,
  "username" text NOT NULL,
  "password" text NOT NULL,
  CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "contact_rate_limits" (
  "client" "bytea" PRIMARY KEY NOT NULL,
  "requests" integer NOT NULL,
  "window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "form_options" (
  "field" text NOT NULL,
  "value" text NOT NULL,
  "label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "lead_accesses" (
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "who" text NOT NULL,
  "command" text NOT NULL,
  "leads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "lead_answers" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "answered_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "lead_answers_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "lead_notes" (
  "id" serial PRIMARY KEY NOT NULL,
  "contact_form_id" integer NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "author" text NOT NULL,
  "note" text NOT NULL,
  CONSTRAINT "lead_notes_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "lead_outbox" (
  "id" serial PRIMARY KEY NOT NULL,
  "contact_form_id" integer NOT NULL,
  "channel" text NOT NULL,
  "kind" text DEFAULT 'lead' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "delivered_at" timestamp with time zone,
  "last_error" text,
  CONSTRAINT "lead_outbox_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "lead_sources" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "landing_page" text,
  "referring_host" text,
  "utm_source" text,
  "utm_medium" text,
  "utm_campaign" text,
  "form_page" text,
  "utm_term" text,
  "utm_content" text,
  "utm_id" text,
  "gclid" text,
  "gbraid" text,
  "wbraid" text,
  "fbclid" text,
  "msclkid" text,
  CONSTRAINT "lead_sources_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "contact_submissions" (
  "key" uuid PRIMARY KEY NOT NULL,
  "contact_form_id" integer NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "contact_submissions_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "site_secrets" (
  "name" text PRIMARY KEY NOT NULL,
  "value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "spam_marks" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "reason" text NOT NULL,
  CONSTRAINT "spam_marks_contact_form_id_contact_forms_id_fk"
    FOREIGN KEY ("contact_form_id") REFERENCES "contact_forms" ("id") ON DELETE cascade
);
--> statement-breakpoint
-- upgrade-from-0.1.0: this table had fewer columns.
ALTER TABLE "lead_sources"
  ADD COLUMN IF NOT EXISTS "utm_term" text,
  ADD COLUMN IF NOT EXISTS "utm_content" text,
  ADD COLUMN IF NOT EXISTS "utm_id" text,
  ADD COLUMN IF NOT EXISTS "gclid" text,
  ADD COLUMN IF NOT EXISTS "gbraid" text,
  ADD COLUMN IF NOT EXISTS "wbraid" text,
  ADD COLUMN IF NOT EXISTS "fbclid" text,
  ADD COLUMN IF NOT EXISTS "msclkid" text;
--> statement-breakpoint
-- upgrade-from-0.1.0: there was an index for an email each week.
DROP INDEX IF EXISTS "lead_outbox_summary";
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "form_options_choice" ON "form_options" ("field","value");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_notes_contact_form_id" ON "lead_notes" ("contact_form_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_contact_form_id" ON "lead_outbox" ("contact_form_id");
--> statement-breakpoint
-- upgrade-from-0.1.0: there was one index for all kinds of claims.
DROP INDEX IF EXISTS "lead_outbox_waiting";
--> statement-breakpoint
-- upgrade-from-0.1.0: notices of possible spam were not told apart.
UPDATE "lead_outbox" SET "kind" = 'spam'
WHERE "kind" = 'notice' AND "delivered_at" IS NULL AND "channel" <> 'reminder'
  AND EXISTS (SELECT FROM "spam_marks" mark WHERE mark."contact_form_id" = "lead_outbox"."contact_form_id");
--> statement-breakpoint
-- upgrade-from-0.1.0: one row of the channel "reminder" stood for both reminders of a lead. Its "created_at" was the time
-- of the second one.
WITH waiting AS (DELETE FROM "lead_outbox" WHERE "channel" = 'reminder' RETURNING *)
INSERT INTO "lead_outbox" ("contact_form_id", "channel", "kind", "created_at", "next_attempt_at")
SELECT DISTINCT "contact_form_id", name, 'reminder', due, due
FROM waiting, unnest(array['email', 'webhook']) AS name,
  unnest(array["next_attempt_at", greatest("next_attempt_at", "created_at")]) AS due
WHERE "delivered_at" IS NULL;
--> statement-breakpoint
-- upgrade-from-0.1.0: the notice of a new lead was of the kind "notice".
ALTER TABLE "lead_outbox" ALTER COLUMN "kind" SET DEFAULT 'lead';
--> statement-breakpoint
-- upgrade-from-0.1.0
UPDATE "lead_outbox" SET "kind" = 'lead' WHERE "kind" = 'notice';
--> statement-breakpoint
-- upgrade-from-0.1.0: a later state of it had notices of failed channels.
DELETE FROM "lead_outbox" WHERE "kind" = 'failure';
--> statement-breakpoint
-- upgrade-from-0.1.0
DROP INDEX IF EXISTS "lead_outbox_failure";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_due" ON "lead_outbox" ("channel", "next_attempt_at") WHERE "lead_outbox"."delivered_at" is null and "lead_outbox"."kind" <> 'spam';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_due_spam" ON "lead_outbox" ("channel", "next_attempt_at") WHERE "lead_outbox"."delivered_at" is null and "lead_outbox"."kind" = 'spam';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_failed" ON "lead_outbox" ("channel", "created_at") WHERE "lead_outbox"."delivered_at" is null and "lead_outbox"."last_error" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_forms_address" ON "contact_forms" (lower(left("email", 300)), "created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_forms_number" ON "contact_forms" (substring(regexp_replace(left("phone", 1000), '[^0-9]', '', 'g') from '[0-9]{10}$'), "created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_submissions_contact_form_id" ON "contact_submissions" ("contact_form_id");
--> statement-breakpoint
-- upgrade-from-0.1.0: a note was part of an answer. The view read it, and gets its new query after the migrations. Until
-- then the view keeps its columns, and with them the rights granted on it.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_attribute
      WHERE attrelid = 'lead_answers'::regclass AND attname = 'note' AND NOT attisdropped) THEN
    INSERT INTO "lead_notes" ("contact_form_id", "at", "author", "note")
    SELECT "contact_form_id", "answered_at", '', "note" FROM "lead_answers" WHERE "note" <> '';
    EXECUTE (SELECT 'CREATE OR REPLACE VIEW "leads" AS SELECT '
        || string_agg(format('null::%s AS %I', format_type(atttypid, atttypmod), attname), ', ' ORDER BY attnum)
      FROM pg_attribute WHERE attrelid = 'leads'::regclass AND attnum > 0);
    ALTER TABLE "lead_answers" DROP COLUMN "note";
  END IF;
END $$;
--> statement-breakpoint
-- upgrade-from-0.1.0
ALTER TABLE "contact_submissions" DROP COLUMN IF EXISTS "content";
--> statement-breakpoint
-- upgrade-from-0.1.0: an email each week was about no lead.
DELETE FROM "lead_outbox" WHERE "contact_form_id" IS NULL;
--> statement-breakpoint
-- upgrade-from-0.1.0
ALTER TABLE "lead_outbox" ALTER COLUMN "contact_form_id" SET NOT NULL;
--> statement-breakpoint
-- The keys that the site signs with: one of each in a database.
INSERT INTO "site_secrets" ("name", "value")
SELECT name, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
FROM unnest(array['client-addresses', 'answer-links']) AS name
ON CONFLICT DO NOTHING;

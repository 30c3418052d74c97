-- Creates the missing tables, columns and the view in an empty database, beside a former site's tables and in a
-- database of version 0.1.0. It keeps every row. Version 0.1.0 cannot store leads in the result.
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
-- A former site's texts may have a length that is too short for some requests. Its times may lack a zone. They are in the zone of the session that stored them, as this session's is.
DO $$ DECLARE former record; BEGIN
  FOR former IN
    SELECT attname AS name, CASE atttypid WHEN 'timestamp'::regtype THEN 'timestamptz' ELSE 'text' END AS type
    FROM pg_attribute
    WHERE attrelid = 'contact_forms'::regclass
      AND (atttypid = 'timestamp'::regtype AND attname = 'created_at'
        OR atttypid IN ('varchar'::regtype, 'bpchar'::regtype)
          AND attname IN ('name', 'email', 'phone', 'city', 'project_type', 'message'))
  LOOP
    EXECUTE format('ALTER TABLE contact_forms ALTER COLUMN %I TYPE %s', former.name, former.type);
  END LOOP;
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
CREATE UNIQUE INDEX IF NOT EXISTS "form_options_choice" ON "form_options" ("field","value");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_notes_contact_form_id" ON "lead_notes" ("contact_form_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_contact_form_id" ON "lead_outbox" ("contact_form_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lead_outbox_next" ON "lead_outbox" ("channel", ("kind" = 'spam'), "next_attempt_at")
  WHERE "lead_outbox"."delivered_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_forms_address" ON "contact_forms" (lower(left("email", 300)), "created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_forms_number" ON "contact_forms"
  (substring(regexp_replace(left("phone", 1000), '[^0-9]', '', 'g') from '[0-9]{10}$'), "created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_submissions_contact_form_id" ON "contact_submissions" ("contact_form_id");
--> statement-breakpoint
-- The keys that the site signs with: one of each in a database.
INSERT INTO "site_secrets" ("name", "value")
SELECT name, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
FROM unnest(array['client-addresses', 'answer-links']) AS name
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- upgrade-from-0.1.0: delete these statements, down to the view, when CHANGELOG.md no longer promises that way.
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
-- The index of an email each week, and former indexes of claims and failures.
DROP INDEX IF EXISTS "lead_outbox_summary", "lead_outbox_waiting", "lead_outbox_failure", "lead_outbox_failed",
  "lead_outbox_due", "lead_outbox_due_spam";
--> statement-breakpoint
-- An email each week was about no lead. Later there were notices of failed channels.
DELETE FROM "lead_outbox" WHERE "contact_form_id" IS NULL OR "kind" = 'failure';
--> statement-breakpoint
ALTER TABLE "lead_outbox" ALTER COLUMN "contact_form_id" SET NOT NULL, ALTER COLUMN "kind" SET DEFAULT 'lead';
--> statement-breakpoint
-- One row of the channel "reminder" stood for both reminders of a lead. Its "created_at" was the second one's time.
WITH reminder AS (DELETE FROM "lead_outbox" WHERE "channel" = 'reminder' RETURNING *)
INSERT INTO "lead_outbox" ("contact_form_id", "channel", "kind", "created_at", "next_attempt_at")
SELECT DISTINCT "contact_form_id", name, 'reminder', due, due
FROM reminder, unnest(array['email', 'webhook']) AS name, unnest(array["next_attempt_at", "created_at"]) AS due
WHERE "delivered_at" IS NULL;
--> statement-breakpoint
-- The notice of a new lead was of the kind "notice", also if the lead was possible spam.
UPDATE "lead_outbox" SET "kind" = CASE
  WHEN "delivered_at" IS NULL AND "contact_form_id" IN (SELECT "contact_form_id" FROM "spam_marks") THEN 'spam'
  ELSE 'lead'
END
WHERE "kind" = 'notice';
--> statement-breakpoint
-- A note was part of an answer. The former view reads the column until it is replaced.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_attribute
      WHERE attrelid = 'lead_answers'::regclass AND attname = 'note' AND NOT attisdropped) THEN
    INSERT INTO "lead_notes" ("contact_form_id", "at", "author", "note")
    SELECT "contact_form_id", "answered_at", '', "note" FROM "lead_answers" WHERE "note" <> '';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "contact_submissions" DROP COLUMN IF EXISTS "content";
--> statement-breakpoint
-- The view that staff read in a database console, and the site for its lists, emails and files. A later change of it is
-- a migration with the whole statement. A new column is the last one, because PostgreSQL refuses any other position.
-- The view is replaced and not dropped, so that rights granted on it stay.
CREATE OR REPLACE VIEW "leads" AS (
  select
    lead.id,
    date_trunc('second', lead.created_at at time zone 'Asia/Kolkata') as received,
    lead.name,
    lead.phone,
    -- Emails and lists read the number with shared/phone.ts. This plain rule gives no number rather than a wrong one.
    '+91' || substring(
      regexp_replace(left(lead.phone, 1000), '[\s().-]', '', 'g') from '^(?:(?:[+]|00)?91)?0?([0-9]{10})$') as dial,
    lead.email,
    coalesce(city.label, lead.city) as city,
    coalesce(project.label, lead.project_type) as project_type,
    lead.message,
    mark.reason as possible_spam,
    date_trunc('second', answer.answered_at at time zone 'Asia/Kolkata') as answered,
    (
      select string_agg(
        concat_ws(': ',
          trim(to_char(staff_note.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI ') || staff_note.author),
          staff_note.note),
        '; ' order by staff_note.at, staff_note.id)
      from lead_notes staff_note where staff_note.contact_form_id = lead.id
    ) as note,
    source.landing_page,
    source.referring_host,
    source.utm_source,
    source.utm_medium,
    source.utm_campaign,
    source.form_page,
    source.utm_term,
    source.utm_content,
    source.utm_id,
    case
      when coalesce(source.gclid, source.gbraid, source.wbraid) is not null then 'Google ad'
      when source.msclkid is not null then 'Microsoft ad'
      -- Meta adds its id to the links of ordinary posts as well.
      when source.fbclid is not null then case when visit.is_paid then 'Meta ad' else 'Meta ad or post' end
      when visit.referrer is null then 'none told'
      when not visit.is_paid then sender.name
      when sender.name in ('Facebook', 'Instagram') then 'Meta ad'
      when sender.name = 'Bing' then 'Microsoft ad'
      else sender.name || ' ad'
    end as sent_by,
    case
      when source.gclid is not null then 'gclid'
      when source.gbraid is not null then 'gbraid'
      when source.wbraid is not null then 'wbraid'
      when source.msclkid is not null then 'msclkid'
      when source.fbclid is not null then 'fbclid'
    end as click_id_kind,
    coalesce(source.gclid, source.gbraid, source.wbraid, source.msclkid, source.fbclid) as click_id,
    date_trunc('second', greatest(
      (
        select earlier.created_at from contact_forms earlier
        where lower(left(earlier.email, 300)) = lower(left(lead.email, 300)) and earlier.created_at < lead.created_at
        order by earlier.created_at desc limit 1
      ),
      (
        select earlier.created_at from contact_forms earlier
        where substring(regexp_replace(left(earlier.phone, 1000), '[^0-9]', '', 'g') from '[0-9]{10}$')
            = substring(regexp_replace(left(lead.phone, 1000), '[^0-9]', '', 'g') from '[0-9]{10}$')
          and earlier.created_at < lead.created_at
        order by earlier.created_at desc limit 1
      )
    ) at time zone 'Asia/Kolkata') as asked_before
  from contact_forms lead
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id
  left join lead_answers answer on answer.contact_form_id = lead.id
  left join lead_sources source on source.contact_form_id = lead.id
  cross join lateral (
    select
      lower(coalesce(source.utm_source, source.referring_host)) as referrer,
      -- As Google Analytics tells paid visits.
      coalesce(source.utm_medium ~* '^(.*cp.*|ppc|retargeting|paid.*)$', false) as is_paid
  ) visit
  -- One name, whether a campaign or the browser names it: "google", "google.com", "www.google.co.in".
  cross join lateral (
    select case
      when visit.referrer ~ '(^|[^a-z])(google|adwords)' then 'Google'
      when visit.referrer ~ '(^|[^a-z])bing([^a-z]|$)' then 'Bing'
      when visit.referrer ~ '(^|[^a-z])(facebook|fb|meta)([^a-z]|$)' then 'Facebook'
      when visit.referrer ~ '(^|[^a-z])(instagram|ig)([^a-z]|$)' then 'Instagram'
      when visit.referrer ~ '(^|[^a-z])(whatsapp|wa\.me)([^a-z]|$)' then 'WhatsApp'
      else regexp_replace(visit.referrer, '^(www|m)\.|\.(com|in|org|net|co\.in)$', '', 'g')
    end as name
  ) sender);
--> statement-breakpoint
-- A database console shows these comments.
COMMENT ON VIEW "leads" IS 'The leads as staff read them. Times are India''s wall clock (UTC+5:30), without a time zone of their own.';
COMMENT ON COLUMN "leads"."id" IS 'The number of the lead, as in emails and "npm run leads -- answered 17".';
COMMENT ON COLUMN "leads"."received" IS 'When it was stored, in India''s time.';
COMMENT ON COLUMN "leads"."phone" IS 'As the visitor typed it.';
COMMENT ON COLUMN "leads"."dial" IS 'The number to dial, if "phone" is one Indian number in Latin digits. Otherwise it is null.';
COMMENT ON COLUMN "leads"."city" IS 'In the words of the form.';
COMMENT ON COLUMN "leads"."project_type" IS 'In the words of the form.';
COMMENT ON COLUMN "leads"."possible_spam" IS 'Why it looks like spam. It is null if it does not.';
COMMENT ON COLUMN "leads"."answered" IS 'When staff marked it as answered, in India''s time. It is null while the lead waits.';
COMMENT ON COLUMN "leads"."note" IS 'What staff noted, the oldest first.';
COMMENT ON COLUMN "leads"."landing_page" IS 'The page that the visit began on. It is null, like the columns that follow, if the browser did not tell.';
COMMENT ON COLUMN "leads"."referring_host" IS 'The site that linked to it.';
COMMENT ON COLUMN "leads"."form_page" IS 'The page that led to the form.';
COMMENT ON COLUMN "leads"."sent_by" IS 'Who sent the visitor: "Google ad". By the click id, else the campaign, else the site that linked.';
COMMENT ON COLUMN "leads"."click_id_kind" IS 'The parameter that held the click id: gclid, gbraid, wbraid, msclkid or fbclid.';
COMMENT ON COLUMN "leads"."click_id" IS 'The number of the click in the ad system, for its import of conversions.';
COMMENT ON COLUMN "leads"."asked_before" IS 'When the same address or number asked the last time before, in India''s time. Numbers are compared by their last ten digits.';
--> statement-breakpoint
-- upgrade-from-0.1.0
ALTER TABLE "lead_answers" DROP COLUMN IF EXISTS "note";

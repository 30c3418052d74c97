-- upgrade-from-0.1.0: the tables of that version, with three leads, their notices, marks, answers and keys.
CREATE TABLE "contact_forms" (
  "id" serial PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "city" text,
  "project_type" text NOT NULL,
  "message" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "users" (
  "id" serial PRIMARY KEY NOT NULL,
  "username" text NOT NULL,
  "password" text NOT NULL,
  CONSTRAINT "users_username_unique" UNIQUE("username")
);

CREATE TABLE "contact_rate_limits" (
  "client" "bytea" PRIMARY KEY NOT NULL,
  "requests" integer NOT NULL,
  "window_ends_at" timestamp with time zone NOT NULL
);

CREATE TABLE "form_options" (
  "field" text NOT NULL,
  "value" text NOT NULL,
  "label" text NOT NULL
);

CREATE TABLE "lead_accesses" (
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "who" text NOT NULL,
  "command" text NOT NULL,
  "leads" integer NOT NULL
);

CREATE TABLE "lead_answers" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "answered_at" timestamp with time zone DEFAULT now() NOT NULL,
  "note" text
);

CREATE TABLE "lead_outbox" (
  "id" serial PRIMARY KEY NOT NULL,
  "contact_form_id" integer,
  "channel" text NOT NULL,
  "kind" text DEFAULT 'notice' NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "delivered_at" timestamp with time zone,
  "last_error" text
);

CREATE TABLE "lead_sources" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "landing_page" text,
  "referring_host" text,
  "utm_source" text,
  "utm_medium" text,
  "utm_campaign" text,
  "form_page" text
);

CREATE TABLE "contact_submissions" (
  "key" uuid PRIMARY KEY NOT NULL,
  "content" uuid,
  "contact_form_id" integer NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "site_secrets" (
  "name" text PRIMARY KEY NOT NULL,
  "value" "bytea" NOT NULL
);

CREATE TABLE "spam_marks" (
  "contact_form_id" integer PRIMARY KEY NOT NULL,
  "reason" text NOT NULL
);

ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lead_outbox" ADD CONSTRAINT "lead_outbox_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "spam_marks" ADD CONSTRAINT "spam_marks_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "form_options_choice" ON "form_options" USING btree ("field","value");
CREATE INDEX "lead_outbox_contact_form_id" ON "lead_outbox" USING btree ("contact_form_id");
CREATE INDEX "lead_outbox_waiting" ON "lead_outbox" USING btree ("next_attempt_at") WHERE "lead_outbox"."delivered_at" is null;
CREATE UNIQUE INDEX "lead_outbox_summary" ON "lead_outbox" USING btree ("channel","created_at") WHERE "lead_outbox"."contact_form_id" is null;
CREATE INDEX "contact_submissions_contact_form_id" ON "contact_submissions" USING btree ("contact_form_id");

CREATE VIEW "public"."leads" AS (
  select
    lead.id,
    date_trunc('second', lead.created_at at time zone 'Asia/Kolkata') as received,
    lead.name,
    lead.phone,
    coalesce(
      '+91' || substring(regexp_replace(typed.phone, '[^0-9+]', '', 'g') from '^(?:(?:[+]|00|0)?91)?0?([0-9]{10})$'),
      '+91' || substring(regexp_replace(first.phone, '[^0-9+]', '', 'g') from '^(?:(?:[+]|00|0)?91)?0?([0-9]{10})$'),
      '+' || regexp_replace(
        substring(typed.phone from '^ *(?:[+]|00) *((?!91|0)(?:[0-9][ ().-]*){7,15})(?![0-9])'), '[^0-9]', '', 'g'
      )
    ) as dial,
    lead.email,
    coalesce(city.label, lead.city) as city,
    coalesce(project.label, lead.project_type) as project_type,
    lead.message,
    mark.reason as possible_spam,
    date_trunc('second', answer.answered_at at time zone 'Asia/Kolkata') as answered,
    answer.note,
    source.landing_page,
    source.referring_host,
    source.utm_source,
    source.utm_medium,
    source.utm_campaign,
    source.form_page
  from contact_forms lead
  cross join lateral (
    select translate(
      replace(lead.phone, '(0)', ''),
      -- Arabic-Indic, Urdu, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam.
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
      repeat('0123456789', 11)
    ) as phone
  ) typed
  -- The first number of eight digits or more: "after 6 on 98480 12345" holds one.
  cross join lateral (
    select substring(typed.phone from '[+]?[(]?(?:[0-9][ ().–-]*){8,}') as phone
  ) first
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id
  left join lead_answers answer on answer.contact_form_id = lead.id
  left join lead_sources source on source.contact_form_id = lead.id);

CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('the ninth', 1795624745739);

INSERT INTO site_secrets VALUES ('client-addresses', '\x01'), ('answer-links', '\x02'), ('sent-pages', '\x03');
INSERT INTO contact_forms (name, email, phone, city, project_type, message, created_at) VALUES
  ('First', 'first@example.com', '98480 12345', 'delhi', 'modular-kitchen', 'One', '2026-11-20 10:00+00'),
  ('Second', 'second@example.com', '98480 12346', null, 'bathroom', null, '2026-11-21 10:00+00'),
  ('Third', 'third@example.com', '98480 12347', 'pune', 'other', 'Three', '2026-11-22 10:00+00');
INSERT INTO lead_answers VALUES (1, '2026-11-20 12:00+00', 'called, visit on Friday'), (2, '2026-11-21 12:00+00', null);
INSERT INTO lead_sources (contact_form_id, landing_page, utm_source) VALUES (1, '/', 'google');
INSERT INTO spam_marks VALUES (3, 'many links');
INSERT INTO lead_outbox (contact_form_id, channel, kind) VALUES (1, 'email', 'notice'), (3, 'email', 'notice');
INSERT INTO contact_submissions (key, contact_form_id) VALUES ('00000000-0000-0000-0000-000000000001', 3);
INSERT INTO contact_rate_limits VALUES ('\x0a', 2, now());
INSERT INTO lead_accesses (who, command, leads) VALUES ('asha', 'list', 3);

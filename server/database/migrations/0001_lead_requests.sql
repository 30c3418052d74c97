CREATE TABLE "form_options" (
	"field" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "form_options_field_value_pk" PRIMARY KEY("field","value")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "content" uuid;--> statement-breakpoint
-- Replaced and not dropped, so that rights granted on it stay.
CREATE OR REPLACE VIEW "public"."leads" AS (
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
    lead.message
  from contact_forms lead
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type);--> statement-breakpoint
INSERT INTO "site_secrets" VALUES ('client-addresses', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
--> statement-breakpoint
-- Keys of the former version, as this one knows them: a request that it stored may still be repeated.
INSERT INTO "contact_submissions" ("key", "contact_form_id", "created_at")
SELECT encode(substring(sha256(convert_to('key:' || "key"::text, 'UTF8')) FROM 1 FOR 16), 'hex')::uuid, "contact_form_id", "created_at"
FROM "contact_submissions";

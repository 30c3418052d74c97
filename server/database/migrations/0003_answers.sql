CREATE TABLE "lead_answers" (
	"contact_form_id" integer PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "lead_sources" (
	"contact_form_id" integer PRIMARY KEY NOT NULL,
	"landing_page" text,
	"referring_host" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"form_page" text
);
--> statement-breakpoint
ALTER TABLE "lead_outbox" ALTER COLUMN "contact_form_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_outbox_summary" ON "lead_outbox" USING btree ("channel","created_at") WHERE "lead_outbox"."contact_form_id" is null;--> statement-breakpoint
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
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id
  left join lead_answers answer on answer.contact_form_id = lead.id
  left join lead_sources source on source.contact_form_id = lead.id);--> statement-breakpoint
INSERT INTO "site_secrets" VALUES ('answer-links', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
--> statement-breakpoint
-- Whoever may store leads may say where they came from, and that they are answered: roles of the operator's own, too.
DO $$ DECLARE who regrole; BEGIN
  FOR who IN SELECT DISTINCT grantee FROM pg_class, aclexplode(relacl)
    WHERE oid = 'contact_forms'::regclass AND privilege_type = 'INSERT' AND grantee <> relowner AND grantee <> 0
  LOOP EXECUTE format('GRANT SELECT, INSERT ON lead_answers, lead_sources TO %s', who); END LOOP;
END $$;

CREATE TABLE "spam_marks" (
	"contact_form_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spam_marks" ADD CONSTRAINT "spam_marks_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
    mark.reason as possible_spam
  from contact_forms lead
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id);--> statement-breakpoint
-- Whoever may store leads may mark them as well: roles of the operator's own, too.
DO $$ DECLARE who regrole; BEGIN
  FOR who IN SELECT DISTINCT grantee FROM pg_class, aclexplode(relacl)
    WHERE oid = 'contact_forms'::regclass AND privilege_type = 'INSERT' AND grantee <> relowner AND grantee <> 0
  LOOP EXECUTE format('GRANT SELECT, INSERT ON spam_marks TO %s', who); END LOOP;
END $$;

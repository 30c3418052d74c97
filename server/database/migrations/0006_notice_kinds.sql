ALTER TABLE "lead_outbox" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
-- Replaced and not dropped, so that rights granted on it stay.
CREATE OR REPLACE VIEW "public"."leads" AS (
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
    select translate(replace(lead.phone, '(0)', ''), '०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯', '01234567890123456789') as phone
  ) typed
  cross join lateral (select substring(typed.phone from '[+]?[0-9(][0-9 ().–-]*') as phone) first
  left join form_options city on city.field = 'city' and city.value = lead.city
  left join form_options project on project.field = 'projectType' and project.value = lead.project_type
  left join spam_marks mark on mark.contact_form_id = lead.id
  left join lead_answers answer on answer.contact_form_id = lead.id
  left join lead_sources source on source.contact_form_id = lead.id);--> statement-breakpoint
-- For whoever opens the view in a database console.
COMMENT ON VIEW "leads" IS 'The leads as staff read them. Times are India''s wall clock (UTC+5:30), without a time zone of their own.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."id" IS 'The number of the lead, as in mails and "npm run leads -- answered 17".';--> statement-breakpoint
COMMENT ON COLUMN "leads"."received" IS 'When it was stored, in India''s time.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."phone" IS 'As the visitor typed it.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."dial" IS 'The first number in "phone" with its country''s code; null where there is none.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."city" IS 'In the words of the form.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."project_type" IS 'In the words of the form.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."possible_spam" IS 'Why it looks like spam; null where it does not.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."answered" IS 'When staff marked it as answered, in India''s time; null while it waits.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."note" IS 'What staff noted of their answer.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."landing_page" IS 'The page that the visit began on. Null, like the columns that follow, where the browser did not tell.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."referring_host" IS 'The site that linked to it.';--> statement-breakpoint
COMMENT ON COLUMN "leads"."form_page" IS 'The page that led to the form.';

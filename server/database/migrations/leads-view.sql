-- The view that staff read in a database console, and the site for its lists, emails and files.
-- The site runs this file after each new migration. Put a new column last: PostgreSQL refuses any other position.
-- Replaced and not dropped, so that rights granted on it stay.
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
        concat_ws(': ', trim(to_char(staff_note.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI ') || staff_note.author), staff_note.note),
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

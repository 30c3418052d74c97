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

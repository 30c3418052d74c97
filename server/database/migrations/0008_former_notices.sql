-- What the first version has left undelivered: it had one channel for each recipient of mails, and named
-- reminders by their channel ("reminder to email to sales@…").
WITH former AS (
  DELETE FROM lead_outbox WHERE delivered_at IS NULL AND channel ~ '^(email|reminder) to '
  RETURNING contact_form_id AS lead, created_at,
    CASE WHEN channel ~ 'to webhook$' THEN 'webhook' ELSE 'email' END AS name,
    CASE WHEN channel ~ '^reminder' THEN 'reminder' ELSE 'notice' END AS kind
)
INSERT INTO lead_outbox (contact_form_id, channel, kind, created_at)
SELECT lead, name, kind, min(created_at) FROM former
WHERE NOT EXISTS (
  SELECT FROM lead_outbox AS other WHERE other.contact_form_id = lead
    AND other.channel = name AND other.kind = former.kind AND other.delivered_at IS NULL
)
GROUP BY lead, name, kind;

-- The first version had one channel for each recipient of mails, and named reminders by their channel ("reminder to
-- email to sales@…"). What it leaves, also while it still runs beside this one, is left to the channels of today.
CREATE FUNCTION adopt_former_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kind := CASE WHEN NEW.channel ~ '^reminder' THEN 'reminder' ELSE 'notice' END;
  NEW.channel := CASE WHEN NEW.channel ~ 'to webhook$' THEN 'webhook' ELSE 'email' END;
  IF EXISTS (
    SELECT FROM lead_outbox WHERE contact_form_id = NEW.contact_form_id
      AND channel = NEW.channel AND kind = NEW.kind AND delivered_at IS NULL
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER adopt_former_notice BEFORE INSERT ON lead_outbox
  FOR EACH ROW WHEN (NEW.channel ~ '^(email|reminder) to ') EXECUTE FUNCTION adopt_former_notice();--> statement-breakpoint
WITH former AS (
  DELETE FROM lead_outbox WHERE delivered_at IS NULL AND channel ~ '^(email|reminder) to '
  RETURNING contact_form_id, channel, created_at
)
INSERT INTO lead_outbox (contact_form_id, channel, created_at) SELECT * FROM former;

-- The tables stay as they are: rows of contact_submissions that have a "content" are keys of requests.
INSERT INTO "site_secrets" VALUES ('sent-pages', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

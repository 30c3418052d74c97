/** Lists the tables whose rows the site never updates. A new table belongs to this list or the next one. */
const stored = 'contact_forms, spam_marks, lead_answers, lead_notes, lead_sources';
const records = 'contact_rate_limits, contact_submissions, lead_outbox';

/**
 * Returns the statements that let a role run the site. It stores leads, but neither changes nor deletes them. Staff undo
 * an answer or a note.
 */
export const siteRights = (role: string, schema = 'public'): string => `
  grant usage on schema ${schema}, drizzle to ${role};
  grant select on all tables in schema drizzle to ${role};
  grant select on leads, form_options, site_secrets, ${stored}, ${records} to ${role};
  grant insert on ${stored}, ${records} to ${role};
  grant update, delete on ${records} to ${role};
  grant delete on lead_answers, lead_notes to ${role};
  revoke all on lead_accesses from ${role};
  grant usage on all sequences in schema ${schema} to ${role}`;

import type pg from 'pg';

/** The site's role in its embedded database; the superuser is for its start and for staff. */
export const siteRole = 'website';

/**
 * All that the site does: store leads, but neither change nor delete them, and keep its own records.
 * The same lines serve for a role of your own in another Postgres.
 */
export const siteRights = [
  `grant usage on schema public to ${siteRole}`,
  `grant select on all tables in schema public to ${siteRole}`,
  `revoke all on users from ${siteRole}`,
  `grant insert on contact_forms, spam_marks to ${siteRole}`,
  `grant insert, update, delete on contact_submissions, contact_rate_limits, lead_outbox to ${siteRole}`,
  `grant usage on all sequences in schema public to ${siteRole}`,
];

/**
 * Makes the site's role in a migrated database if need be, and gives it its rights and this password.
 *
 * @param client a superuser's connection
 */
export async function prepareSiteRole(client: pg.Client, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [siteRole]);
  if (found.rowCount === 0) await client.query(`create role ${siteRole} login`);
  await client.query(`alter role ${siteRole} password ${client.escapeLiteral(password)}`);
  await client.query(siteRights.join('; '));
}

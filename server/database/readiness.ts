import { TransactionRollbackError } from 'drizzle-orm';
import { adviceOn } from '#server/error-cause.ts';
import { toReason } from '#server/logger.ts';
import type { Log } from './connect.ts';
import { type SitePool, transact } from './pool.ts';

const cacheMs = 1000;
const limitMs = 1900;

/**
 * Writes every kind of row that a lead needs, and then undoes it. The rows have negative numbers, so no number of a lead
 * is used up. Instead, a division by zero shows a missing right to the next number. First, more rows than the memory
 * holds go to a file, so that a full disk is found before a table has to grow.
 */
const probe = `
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 30000);
  select value from site_secrets;
  insert into contact_rate_limits (client, requests, window_ends_at)
    values (uuid_send(gen_random_uuid()), 1, now())
    on conflict (client) do update set requests = 1;
  insert into contact_forms (id, name, email, phone, project_type)
    values (-pg_backend_pid(), 'readiness', 'readiness', 'readiness', 'other');
  insert into contact_submissions (key, contact_form_id)
    values (gen_random_uuid(), -pg_backend_pid());
  insert into spam_marks (contact_form_id, reason) values (-pg_backend_pid(), 'readiness');
  insert into lead_sources (contact_form_id) values (-pg_backend_pid());
  insert into lead_outbox (id, contact_form_id, channel)
    values (-pg_backend_pid(), -pg_backend_pid(), 'readiness');
  select 1 / has_sequence_privilege(pg_get_serial_sequence(name, 'id'), 'usage')::int
    from unnest(array['contact_forms', 'lead_outbox']) as name`;

/** Returns a function that resolves within 2 s to true if a lead can be stored. It tries one at most once a second. */
export function createReadiness(pool: SitePool, log: Log): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let wasReady = true;

  const ask = async () => {
    const undone = transact(pool, (tx) => tx.execute(probe).then(() => tx.rollback()), limitMs);
    const fault = await undone.catch((error) =>
      error instanceof TransactionRollbackError ? undefined : error,
    );
    const isReady = fault === undefined;
    if (isReady && !wasReady) log('Leads can be stored again.');
    if (!isReady && wasReady) {
      const advice = adviceOn(fault) ?? 'See docs/troubleshooting.md.';
      log(`Cannot store leads (${toReason(fault)}). ${advice}`, 'error');
    }
    wasReady = isReady;
    setTimeout(() => {
      result = undefined;
    }, cacheMs).unref();
    return isReady;
  };
  return () => {
    result ??= ask();
    return result;
  };
}

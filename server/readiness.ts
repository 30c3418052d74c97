import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { reasonOf } from './http-error.ts';

/** How long an answer serves everybody who asks, and how long one may take, in milliseconds. */
const keptMs = 1000;
const answerMs = 1900;

/**
 * Stores a lead and undoes it: Postgres makes one transaction of it, which ends undone. The number is
 * given, so that no lead's is used up, and differs between connections. Before, some rows too many
 * for the memory allowed go to a file: a full disk is met before a table has to grow.
 */
const probe = `
  begin;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 30000);
  insert into contact_forms (id, name, email, phone, project_type)
    values (-pg_backend_pid(), 'readiness', 'readiness', 'readiness', 'other');
  rollback`;

/**
 * Tells whether a lead can be stored: by storing one and undoing it, once for all who ask at the same
 * time or within a second, on a connection of its own.
 *
 * @param pool of one connection, for nothing else
 * @param log called when the answer changes
 * @returns false within 2 s when a lead cannot be stored
 */
export function createReadiness(
  pool: pg.Pool,
  log: (message: string) => void,
): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let wasReady = true;

  const ask = async () => {
    const late = sleep(answerMs, 'no answer', { ref: false });
    const fault = await Promise.race([pool.query(probe).then(() => undefined, reasonOf), late]);
    const isReady = fault === undefined;
    if (isReady !== wasReady) {
      log(isReady ? 'Leads can be stored again.' : `Leads cannot be stored now (${fault}).`);
    }
    wasReady = isReady;
    setTimeout(() => {
      answer = undefined;
    }, keptMs).unref();
    return isReady;
  };
  return () => {
    answer ??= ask();
    return answer;
  };
}

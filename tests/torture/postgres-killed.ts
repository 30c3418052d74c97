import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrlOf } from '#tests/support/built-site.ts';
import { query } from '#tests/support/postgres-global-setup.ts';
import { findPostmaster } from '#tests/support/postgres-process.ts';
import { type Stage, throughFault } from './audit.ts';
import { startMaintainedPostgres } from './maintained-postgres.ts';
import type { PartContext, PartResult } from './part.ts';
import type { Site } from './site.ts';

const send = (signal: NodeJS.Signals) => async (site: Site) =>
  void process.kill(await findPostmaster(site.dataDir), signal);

async function killBackend(site: Site): Promise<void> {
  const backend = "select pid from pg_stat_activity where application_name = 'website' limit 1";
  const [connection] = await query<{ pid: number }>(await site.findDatabase(), backend);
  if (!connection) throw new Error('the site has no connection to kill');
  process.kill(connection.pid, 'SIGKILL');
}

/** A crash, an operator's restart, an emergency stop, and a kill because memory ran out. */
const faults = Object.entries({
  'kill -9 of the server': send('SIGKILL'),
  'fast shutdown': send('SIGINT'),
  'immediate shutdown': send('SIGQUIT'),
  'kill -9 of one connection’s process': killBackend,
});

/**
 * Ends a maintained PostgreSQL in a stream of posts, again and again. Its service manager starts it again.
 *
 * @param options each round is the next of the four faults
 */
export async function postgresKilled(
  context: PartContext,
  { rounds = 20 } = {},
): Promise<PartResult> {
  const dataDir = await startMaintainedPostgres(context.scope);
  const settings = { DATABASE_URL: await databaseUrlOf(dataDir), DATA_DIR: dataDir };
  const strike = async ({ site, stream, findings }: Stage) => {
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [name, fault] = faults[round % faults.length] ?? ['', async () => {}];
      await sleep(700);
      const struck = performance.now();
      await fault(site);
      // Requests wait for the server to come back, so perhaps none failed. By now the server has ended.
      await sleep(300);
      const recovered = await stream.acknowledgedAfter(performance.now());
      recoveries.push(recovered - struck);
      findings.notes.push(`${name}: served again after ${Math.round(recovered - struck)} ms`);
    }
    return Math.max(...recoveries);
  };
  return throughFault(context, { visitors: 8, pauseMs: 80, settings, strike });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseUrlOf } from '#tests/support/built-site.ts';
import { findPostmaster } from '#tests/support/postgres-process.ts';
import { query } from '#tests/support/query.ts';
import { type Stage, throughFault } from './audit.ts';
import { startMaintainedPostgres } from './maintained-postgres.ts';
import { isShort, type Site } from './site.ts';

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

/** Each round is the next of the four faults. The database's service manager starts it again. */
async function strike({ site, stream }: Stage): Promise<number> {
  const recoveries: number[] = [];
  for (let round = 0; round < (isShort ? 4 : 20); round++) {
    const [name, fault] = faults[round % faults.length] ?? ['', async () => {}];
    await sleep(700);
    const struck = performance.now();
    await fault(site);
    // Requests wait for the server to come back, so perhaps none failed. By now the server has ended.
    await sleep(300);
    const recovered = await stream.acknowledgedAfter(performance.now());
    recoveries.push(recovered - struck);
    console.log(`${name}: served again after ${Math.round(recovered - struck)} ms`);
  }
  return Math.max(...recoveries);
}

test('the site loses and doubles no lead when PostgreSQL dies or stops', async () => {
  const dataDir = await startMaintainedPostgres();
  const settings = { DATABASE_URL: await databaseUrlOf(dataDir), DATA_DIR: dataDir };
  const site = await throughFault({ visitors: 8, pauseMs: 80, settings, strike });
  expect((await site.server.end()).code).toBe(0);
});

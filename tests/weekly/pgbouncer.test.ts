import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSaveLead } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { runCli } from '#tests/support/leads-cli.ts';
import { query } from '#tests/support/query.ts';
import { createTestDatabase, openSite } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
if (!isInstalled) console.log('Skipped: pgbouncer is not installed (apt-get install pgbouncer).');

/** Starts PgBouncer in transaction mode in front of a database. @returns the database's address through it */
async function startBouncer(databaseUrl: string): Promise<string> {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const folder = await makeTestFolder();
  const config = join(folder, 'pgbouncer.ini');
  const url = new URL(databaseUrl);
  url.port = `${await freePort()}`;
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const bouncer = spawn('pgbouncer', [config], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void bouncer.kill('SIGINT'));
  let said = '';
  while (!said.includes('process up')) [said] = [said + (await once(bouncer.stderr, 'data'))];
  return url.href;
}

test.runIf(isInstalled)(
  'the site stores leads behind PgBouncer without settings on its connections',
  async () => {
    const direct = await createTestDatabase();
    const url = await startBouncer(direct.url);
    const saveLead = createSaveLead(await openSite(url));
    const leads = Array.from({ length: 40 }, (_, n) => saveLead(validRequest, { key: `${n}` }));
    expect(new Set((await Promise.all(leads)).map(({ id }) => id)).size).toBe(40);
    expect(await direct.countLeads(validRequest.name)).toBe(40);
    expect((await runCli(['--json'], { config: { DATABASE_URL: url } })).code).toBe(0);
    // Another program gets the same connections of the server, and finds no setting of the site on them.
    for (const name of [
      'statement_timeout',
      'idle_in_transaction_session_timeout',
      'search_path',
      'client_connection_check_interval',
    ]) {
      const shown = Object.values((await query<object>(url, `show ${name}`))[0] ?? {});
      const own = Object.values((await query<object>(direct.url, `show ${name}`))[0] ?? {});
      expect([name, ...shown]).toEqual([name, ...own]);
    }
  },
);

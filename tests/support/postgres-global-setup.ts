import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL, where tests may create databases, and a migrated database to copy. */
    testPostgres: { readonly url: string; readonly template: string };
  }
}

/**
 * Starts one PostgreSQL for the whole run: the one that `TEST_DATABASE_URL` names, else an embedded one that need not
 * survive a crash. It makes a migrated template, which each test file copies.
 */
export default async function setUp(project: TestProject) {
  const server = await startPostgres();
  const template = `test_template_${randomBytes(4).toString('hex')}`;
  await query(server.url, `create database ${template}`);
  const client = await connect({ connectionString: databaseUrl(server.url, template) });
  await migrate(client);
  await client.end();
  project.provide('testPostgres', { url: server.url, template });

  return async () => {
    await query(server.url, `drop database ${template}`);
    await server.stop();
  };
}

async function startPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const folder = await makeTemporaryFolder('test-postgres');
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const { connection, close } = await startEmbedded({
    dataDir: folder.path,
    log: () => {},
    settings: { ...fast, max_connections: '500' },
  });
  const { user, password, host, port } = connection;
  return {
    url: `postgresql://${user}:${password}@${host}:${port}/postgres`,
    stop: async () => {
      await close();
      await folder.remove();
    },
  };
}

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}

/** Runs a statement on a new connection. Resolves to its rows. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // Some statements end the server.
  client.on('error', () => {});
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

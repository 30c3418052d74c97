import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { root } from '#server/launch/child.mjs';
import { databaseUrl, query } from './query.ts';
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
  const bundle = await bundleSite();

  return async () => {
    await bundle.remove();
    await query(server.url, `drop database ${template}`);
    await server.stop();
  };
}

/** Bundles the site's server, because tsx needs a second of processor time for each start. */
async function bundleSite() {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const { path: outDir, remove } = await makeTemporaryFolder('site', cache);
  const options = { ssr: 'tests/support/site-server.ts', outDir, minify: false };
  await build({ root, configFile: false, logLevel: 'warn', build: options });
  await cp(join(root, 'server/database/migrations'), join(outDir, 'migrations'), {
    recursive: true,
  });
  process.env.SITE_SERVER = join(outDir, 'site-server.js');
  return { remove };
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

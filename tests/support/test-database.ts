import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { databaseUrl, query } from './postgres-global-setup.ts';

/** A migrated database of the test file's own, opened as the server opens one. */
export interface TestDatabase extends Database {
  /** For a second connection or a server of its own. */
  readonly url: string;
  /** Closes and drops it. */
  close(): Promise<void>;
}

/** Makes a database for one test file: `afterAll(database.close)` ends it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(serverUrl, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await query(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

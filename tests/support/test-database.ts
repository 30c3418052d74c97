import { randomBytes } from 'node:crypto';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { databaseUrl, query } from './postgres-global-setup.ts';

/** A migrated database of a test's or test file's own, opened as the server opens one. */
export interface TestDatabase extends Database {
  /** For a second connection or a server of its own. */
  readonly url: string;
  /** How many leads of this name are stored. */
  countLeads(name: string): Promise<number>;
}

/** Makes a database for the test, or else the file, that calls; with its end it is dropped. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(serverUrl, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(async () => {
    await database.close();
    await query(serverUrl, `drop database if exists ${name} with (force)`);
  });
  const leads = 'select from contact_forms where name = $1';
  const countLeads = async (lead: string) =>
    (await database.pool.query(leads, [lead])).rowCount ?? 0;
  return { ...database, url, countLeads };
}

import { randomBytes } from 'node:crypto';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { databaseUrl, query } from './postgres-global-setup.ts';

/** A migrated database of one test or test file, opened as the server opens it. */
export interface TestDatabase extends Database {
  /** The address for another connection or a server. */
  readonly url: string;
  /** Resolves to the number of stored leads with this name. */
  countLeads(name: string): Promise<number>;
}

/** Makes a database for the calling test, or else for the file. It is dropped at the end. */
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

import { randomBytes } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { createLogger, type Log } from '#server/base/logger.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createReadiness } from '#server/leads/readiness.ts';
import { databaseUrl, query } from './query.ts';

/** A database as the server opens it, and whether it is ready to store leads. */
export interface TestSite extends Database {
  readonly db: NodePgDatabase;
  readonly isReady: () => Promise<boolean>;
}

/** A migrated database of one test or test file. */
export interface TestDatabase extends TestSite {
  /** The address for another connection or a server. */
  readonly url: string;
  /** Resolves to the number of stored leads with this name. */
  countLeads(name: string): Promise<number>;
}

/** Runs `work` at the end of the calling test, or else of the file. */
export const atEnd = (work: () => void | Promise<void>) =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(work);

/** Opens a database as the site does, until the end of the calling test or file. */
export async function openSite(databaseUrl: string | URL, log: Log = () => {}): Promise<TestSite> {
  const database = await openDatabase({ databaseUrl: `${databaseUrl}`, dataDir: '', log });
  atEnd(() => database.close());
  const write = (line: string) => log(JSON.parse(line).msg);
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write });
  return {
    ...database,
    db: drizzle(database.pool),
    isReady: createReadiness(database.pool, logger),
  };
}

/** Makes a database for the calling test, or else for the file. Returns its address. It is dropped at the end. */
async function createDatabase(template: string): Promise<string> {
  const { url } = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(url, `create database ${name} template ${template}`);
  atEnd(async () => void (await query(url, `drop database ${name} with (force)`)));
  return databaseUrl(url, name);
}

/** Makes an empty database. Returns its address. */
export const createEmptyDatabase = () => createDatabase('template1');

/** Makes a migrated database and opens it as the site does. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(inject('testPostgres').template);
  const database = await openSite(url);
  const leads = 'select from contact_forms where name = $1';
  const countLeads = async (lead: string) =>
    (await database.pool.query(leads, [lead])).rowCount ?? 0;
  return { ...database, url, countLeads };
}

import { userInfo } from 'node:os';
import { lt } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/base/config.ts';
import { toReason } from '#server/base/logger.ts';
import { commitAfter, type Work } from '#server/database/pool.ts';
import { fromNow, leadAccesses } from '#server/database/schema.ts';
import { withDatabase } from './with-database.ts';

export interface Terminal {
  /** The width in columns. */
  readonly width: number;
  /** Resolves when there is room for more. Rejects with EPIPE when nobody reads any more. */
  print(text: string): Promise<void>;
  warn(text: string): void;
  /** @returns the text that the operator types. It is empty if nobody can be asked */
  ask(question: string): Promise<string>;
}

/** One run of the tool by an operator. */
export interface Session {
  readonly loadConfig: () => Config;
  readonly terminal: Terminal;
  readonly now: Date;
}

/** The words for commands in `lead_accesses`. A preview of `erase` is a "list". */
export type Access =
  | 'list'
  | 'show'
  | 'export'
  | 'backup'
  | 'restore'
  | 'note'
  | 'answered'
  | 'reopen'
  | 'erase';

/** Says how many leads the work read or changed. */
interface Counted {
  readonly count: number;
}

/** Changes leads in one transaction, and records it. With `create` it makes what is missing of the database. */
export const inWriteTransaction = <T extends Counted>(
  session: Session,
  access: Access,
  work: Work<T>,
  { create = false } = {},
) =>
  withDatabase(session, { create }, async (client) => {
    await beginWith(client, 'read committed');
    const result = await commitAfter(client, work);
    return record(session, client, access, result);
  });

/**
 * Reads the database as it is at one moment, and records the access. Print the result afterwards, because a pager may
 * stay open for hours.
 * @param print prints too many leads for memory, while it reads them. The access is recorded before, because Ctrl-C may
 *   end `print` early
 */
export const inReadTransaction = <T extends Counted>(
  session: Session,
  access: Access,
  work: Work<T>,
  print?: (db: NodePgDatabase, result: T) => Promise<void>,
) =>
  withDatabase(session, {}, async (client) => {
    const result = await record(session, client, access, await readSnapshot(client, work));
    if (print) await readSnapshot(client, (db) => print(db, result));
    return result;
  });

async function readSnapshot<T>(client: pg.Client, work: Work<T>): Promise<T> {
  await beginWith(client, 'repeatable read, read only');
  // There is nothing to commit. On a broken connection the rollback fails too.
  return work(drizzle(client)).finally(() => client.query('rollback').catch(() => {}));
}

async function beginWith(client: pg.Client, isolation: string): Promise<void> {
  // `local`, because a pooler may give the connection to others. Compiling takes longer than running these statements.
  await client.query(`begin isolation level ${isolation}; set local jit = off; savepoint begun`);
  // When Ctrl-C closes the connection, PostgreSQL then ends the running statement. Servers on Windows and before
  // PostgreSQL 14 refuse the setting.
  await client
    .query("set local client_connection_check_interval = '500ms'")
    .catch(() => client.query('rollback to savepoint begun'));
}

/** Records who read or changed leads, and returns the result of the work. If it cannot, it warns the operator. */
async function record<T extends Counted>(
  { terminal }: Session,
  client: pg.Client,
  access: Access,
  result: T,
): Promise<T> {
  try {
    const db = drizzle(client);
    const row = { who: operatorName(), command: access, leads: result.count };
    await db.insert(leadAccesses).values(row);
    await db.delete(leadAccesses).where(lt(leadAccesses.at, fromNow('-1 year')));
  } catch (error) {
    terminal.warn(`This access could not be recorded (${toReason(error)}).`);
  }
  return result;
}

/** Returns who runs this program, as the machine knows them. Behind `sudo` it is the user who typed it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    // The user's number has no name on this machine, as in a container that runs as any user.
    return `user ${process.getuid?.()}`;
  }
}

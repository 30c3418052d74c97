import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/base/config.ts';
import { toReason } from '#server/base/logger.ts';
import { finishTransaction } from '#server/database/pool.ts';
import { leadAccesses } from '#server/database/schema.ts';
import { withDatabase } from './with-database.ts';

export interface Terminal {
  /** The width in columns. */
  readonly width: number;
  /** Resolves when there is room for more. Rejects with EPIPE when nobody reads any more. */
  print(text: string): Promise<void> | void;
  warn(text: string): void;
  /** @returns the text that the operator types. It is empty if nobody can be asked */
  ask(question: string): Promise<string>;
}

export interface RunOptions {
  readonly loadConfig: () => Config;
  readonly terminal: Terminal;
  readonly now: Date;
}

/** One command of the operator. */
export interface Session extends RunOptions {
  readonly command: string;
}

/** Does work in a transaction. */
type Work<T> = (tx: NodePgDatabase) => Promise<T>;

/** Says how many leads the work read or changed. */
interface Counted {
  readonly count: number;
}

/** Changes leads in one transaction, and records it. With `create` it makes what is missing of the database. */
export const change = <T extends Counted>(
  session: Session,
  work: Work<T>,
  { create = false } = {},
) =>
  withDatabase(session, { create }, async (client) =>
    record(session, client, await inTransaction(client, 'read committed', work)),
  );

/**
 * Reads the database as it is at one moment, and records it. Print afterwards, because a pager may stay open for hours.
 * Only `print`, for many leads, prints while it reads. It is recorded before, because Ctrl-C may end it early.
 */
export const read = <T extends Counted>(session: Session, work: Work<T>, print?: Work<void>) =>
  withDatabase(session, {}, async (client) => {
    const isolation = 'repeatable read, read only';
    const result = await record(session, client, await inTransaction(client, isolation, work));
    if (print) await inTransaction(client, isolation, print);
    return result;
  });

async function inTransaction<T>(client: pg.Client, isolation: string, work: Work<T>) {
  // `local`, because a pooler may give the connection to others. Compiling takes longer than running these statements.
  await client.query(`begin isolation level ${isolation}; set local jit = off; savepoint begun`);
  // When Ctrl-C closes the connection, PostgreSQL then ends the running statement. Servers on Windows and before
  // PostgreSQL 14 refuse the setting.
  await client
    .query("set local client_connection_check_interval = '500ms'")
    .catch(() => client.query('rollback to savepoint begun'));
  return finishTransaction(client, work);
}

/** Records who read or changed leads, and returns the result of the work. If it cannot, it warns the operator. */
async function record<T extends Counted>(
  { command, terminal }: Session,
  client: pg.Client,
  result: T,
): Promise<T> {
  try {
    const db = drizzle(client);
    await db.insert(leadAccesses).values({ who: operatorName(), command, leads: result.count });
    await db.delete(leadAccesses).where(sql`${leadAccesses.at} < now() - interval '1 year'`);
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

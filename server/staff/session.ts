import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Config } from '#server/base/config.ts';
import { toReason } from '#server/base/logger.ts';
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

/** Does work in the database. */
type Work<T> = (db: NodePgDatabase) => Promise<T>;

/** Says how many leads the work read or changed. */
interface Counted {
  readonly count: number;
}

interface Opening {
  /** Makes the database and its tables if they are missing. */
  readonly create?: boolean;
}

const readCommitted = { isolationLevel: 'read committed' } as const;

/** Changes leads in one transaction, and records it. */
export const change = <T extends Counted>(session: Session, work: Work<T>, opening?: Opening) =>
  inDatabase(
    session,
    async (db) => record(session, db, await inTransaction(db, readCommitted, work)),
    opening,
  );

const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Reads the database as it is at one moment, and records it. Print afterwards, because a pager may stay open for hours. */
export const read = <T extends Counted>(session: Session, work: Work<T>) =>
  inDatabase(session, async (db) =>
    record(session, db, await inTransaction(db, atOneMoment, work)),
  );

/** Reads and prints leads. It counts and records them before, because a pager or Ctrl-C may end the printing early. */
export const readAndPrint = (session: Session, count: Work<Counted>, print: Work<void>) =>
  inDatabase(session, async (db) => {
    await record(session, db, await inTransaction(db, atOneMoment, count));
    await inTransaction(db, atOneMoment, print);
  });

const inDatabase = <T>({ loadConfig, terminal }: Session, work: Work<T>, opening: Opening = {}) =>
  withDatabase(loadConfig(), { log: terminal.warn, ...opening }, work);

/** Does work in a transaction. When Ctrl-C closes the connection, PostgreSQL ends the running statement. */
const inTransaction = <T>(db: NodePgDatabase, config: PgTransactionConfig, work: Work<T>) =>
  db.transaction(async (tx) => {
    // `local`, because a pooler may give the connection to others. Servers on Windows and before PostgreSQL 14 refuse
    // the setting, so it has its own savepoint.
    await tx
      .transaction((own) => own.execute(sql`set local client_connection_check_interval = '500ms'`))
      .catch(() => {});
    // Compiling the statements takes longer than running them.
    await tx.execute(sql`set local jit = off`);
    return work(tx);
  }, config);

/** Records who read or changed leads, and returns what the work returned. If it cannot, the operator gets a warning. */
async function record<T extends Counted>(
  { command, terminal }: Session,
  db: NodePgDatabase,
  result: T,
): Promise<T> {
  try {
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

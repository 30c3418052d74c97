import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Config } from '#server/config.ts';
import { leadAccesses } from '#server/database/schema.ts';
import type { NoticeConfig } from '#server/leads/channels.ts';
import { toReason } from '#server/logger.ts';
import type { LeadFilter } from './find-leads.ts';
import { abortAtCtrlC, withDatabase } from './with-database.ts';

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
  readonly loadConfig: () => Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & NoticeConfig;
  readonly terminal: Terminal;
  readonly now?: Date;
}

/** Does work in the database. */
type Work<T> = (db: NodePgDatabase) => Promise<T>;
/** Says how many leads the work read or changed. */
interface Counted {
  readonly count: number;
}

export type Session = ReturnType<typeof createSession>;

/** Gives a command its settings, its terminal and the database. Each access to the database is recorded. */
export function createSession(command: string, options: RunOptions) {
  const { loadConfig, terminal, now = new Date() } = options;
  const open = <T>(work: Work<T>, create = false) =>
    abortAtCtrlC((signal) =>
      withDatabase(loadConfig(), { log: terminal.warn, signal, create }, work),
    );
  const record = (db: NodePgDatabase, count: number) =>
    recordAccess(db, command, count).catch((error) =>
      terminal.warn(`This access could not be recorded (${toReason(error)}).`),
    );
  const recorded =
    <T extends Counted>(work: Work<T>): Work<T> =>
    async (db) => {
      const result = await work(db);
      await record(db, result.count);
      return result;
    };
  return {
    loadConfig,
    terminal,
    now,
    /** Changes leads in one transaction. With `create` it first makes the database and its tables if they are missing. */
    change: <T extends Counted>(work: Work<T>, { create = false } = {}) =>
      open(recorded(inTransaction(work, { isolationLevel: 'read committed' })), create),
    /** Reads the database as it is at one moment. Print afterwards, because an open pager would keep the transaction. */
    read: <T extends Counted>(work: Work<T>) => open(recorded(atOneMoment(work))),
    /** Counts the leads and records that before it reads them, because a pager or Ctrl-C may end the reading early. */
    readAfterRecord: (count: Work<number>, work: Work<void>) =>
      open(async (db) => {
        await record(db, await atOneMoment(count)(db));
        await atOneMoment(work)(db);
      }),
  };
}

/** Lets work run in a transaction. When Ctrl-C closes the connection, PostgreSQL ends the running statement. */
const inTransaction =
  <T>(work: Work<T>, config: PgTransactionConfig): Work<T> =>
  (db) =>
    db.transaction(async (tx) => {
      // `local`, because a pooler may give the connection to others. Servers on Windows and before PostgreSQL 14
      // refuse the setting, so it has its own savepoint. Compiling the statements takes longer than running them.
      await tx
        .transaction((own) =>
          own.execute(sql`set local client_connection_check_interval = '500ms'`),
        )
        .catch(() => {});
      await tx.execute(sql`set local jit = off`);
      return work(tx);
    }, config);

/** Lets work read the database as it is at one moment. */
const atOneMoment = <T>(work: Work<T>) =>
  inTransaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function recordAccess(db: NodePgDatabase, command: string, leads: number) {
  await db.insert(leadAccesses).values({ who: operatorName(), command, leads });
  await db.delete(leadAccesses).where(sql`${leadAccesses.at} < now() - interval '1 year'`);
}

/** Returns the filter, with a phone number or address that the operator types where the command has "-". */
export async function askForPerson({ terminal }: Session, filter: LeadFilter): Promise<LeadFilter> {
  const { phone, email } = filter;
  return {
    ...filter,
    phone: phone === '-' ? await terminal.ask('Phone number: ') : phone,
    email: email === '-' ? await terminal.ask('Email address: ') : email,
  };
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

/** Returns a number of leads in words: "1 lead" or "3 leads". */
export const leadCountText = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

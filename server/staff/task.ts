import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Config } from '#server/config.ts';
import { leadAccesses } from '#server/database/schema.ts';
import type { NoticeConfig } from '#server/leads/channels.ts';
import { toReason } from '#server/logger.ts';
import { withDatabase } from './open.ts';
import { operatorName } from './operator-name.ts';
import type { Command } from './usage.ts';

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
  readonly loadConfig: () => Pick<Config, 'databaseUrl' | 'dataDir'> & NoticeConfig;
  readonly terminal: Terminal;
  readonly now?: Date;
}

export type Task = ReturnType<typeof createTask>;

/** Returns a command's options, terminal and database. Each access to the database is recorded. */
export function createTask(
  command: Command,
  { loadConfig, terminal, now = new Date() }: RunOptions,
) {
  /** Opens the database for `work`, which returns the number of its leads. */
  const change = <T extends { count: number }>(
    work: (db: NodePgDatabase) => Promise<T>,
    create = false,
  ) =>
    withDatabase({ config: loadConfig(), log: terminal.warn, create }, async (db) => {
      const result = await work(db);
      await recordAccess(db, command.name, result.count).catch((error) =>
        terminal.warn(`This access could not be recorded (${toReason(error)}).`),
      );
      return result;
    });
  return {
    command,
    loadConfig,
    terminal,
    now,
    change,
    /** Reads the database as it is at one moment. Print afterwards, because an open pager would keep the transaction. */
    read: <T extends { count: number }>(work: (db: NodePgDatabase) => Promise<T>) =>
      change((db) =>
        db.transaction(
          async (tx) => {
            // Compiling these statements takes longer than running them.
            await tx.execute(sql`set local jit = off`);
            return work(tx);
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        ),
      ),
  };
}

async function recordAccess(db: NodePgDatabase, command: string, leads: number) {
  await db.insert(leadAccesses).values({ who: operatorName(), command, leads });
  await db.delete(leadAccesses).where(sql`${leadAccesses.at} < now() - interval '1 year'`);
}

export const counted = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

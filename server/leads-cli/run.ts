import { resolve } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Config, ConfigError } from '../config.ts';
import { findFailing } from '../notify/outbox.ts';
import { StartError } from '../start-error.ts';
import { formatJson, readBackup, restoreLeads, writePrivateFile } from './backup.ts';
import { formatCsv } from './csv.ts';
import { deleteLeads, findLeads, findPerson } from './find-leads.ts';
import { formatListing } from './listing.ts';
import { withDatabase } from './open.ts';
import { type Command, help, parseCommand, UsageError } from './options.ts';

/** Where the program's words go and its answers come from. */
export interface Terminal {
  /** In characters. */
  readonly width: number;
  print(text: string): void;
  /** What is no result: problems, and what takes time. */
  warn(text: string): void;
  /** @returns what the operator has typed; empty when there is nobody to ask */
  ask(question: string): Promise<string>;
}

export interface RunOptions {
  readonly loadConfig: () => Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly terminal: Terminal;
  readonly now?: Date;
}

/**
 * `npm run leads`: lists, exports, deletes, saves and restores leads.
 *
 * @param args the command line after the program's name
 * @returns the exit code: 0 done, 1 not done, 2 not understood
 */
export async function runLeads(args: readonly string[], options: RunOptions): Promise<number> {
  const { loadConfig, terminal, now = new Date() } = options;
  try {
    const command = parseCommand(args, now);
    if (command.name === 'help') {
      terminal.print(help);
      return 0;
    }
    const database = { config: loadConfig(), log: (message: string) => terminal.warn(message) };
    const use: Use = (work, create = false) => withDatabase({ ...database, create }, work);
    return await execute(command, use, terminal, now);
  } catch (error) {
    const isExpected = [UsageError, ConfigError, StartError].some((type) => error instanceof type);
    terminal.warn(isExpected ? (error as Error).message : String((error as Error).stack ?? error));
    return error instanceof UsageError ? 2 : 1;
  }
}

type Use = <T>(work: (db: NodePgDatabase) => Promise<T>, create?: boolean) => Promise<T>;

async function execute(
  command: Exclude<Command, { name: 'help' }>,
  use: Use,
  terminal: Terminal,
  now: Date,
): Promise<number> {
  switch (command.name) {
    case 'list': {
      const [leads, failing] = await use(async (db) => [
        await findLeads(db, command.filter),
        await findFailing(db),
      ]);
      terminal.print(
        leads.length > 0 ? formatListing(leads, now, terminal.width) : 'No leads found.\n',
      );
      for (const { channel, notices, reason } of failing) {
        terminal.warn(
          `\n${count(notices)} could not be told of by ${channel} so far: ${reason}. It is tried again.`,
        );
      }
      return 0;
    }
    case 'json':
      terminal.print(formatJson(await use((db) => findLeads(db, command.filter))));
      return 0;
    case 'csv': {
      const leads = await use((db) => findLeads(db, command.filter));
      await writePrivateFile(command.file, formatCsv(leads));
      terminal.print(`${count(leads.length)} in ${resolve(command.file)}\n`);
      return 0;
    }
    case 'backup': {
      const leads = await use((db) => findLeads(db, {}));
      await writePrivateFile(command.file, formatJson(leads));
      terminal.print(`${count(leads.length)} in ${resolve(command.file)}\n`);
      return 0;
    }
    case 'restore': {
      const records = await readBackup(command.file);
      const restored = await use((db) => restoreLeads(db, records), true);
      const known = records.length - restored;
      terminal.print(`${count(restored)} put back, ${known} already there.\n`);
      return 0;
    }
    case 'erase':
      return erase(command, use, terminal, now);
  }
}

/** The database is not held while the operator thinks: the site may start meanwhile. */
async function erase(
  { person, yes }: Extract<Command, { name: 'erase' }>,
  use: Use,
  terminal: Terminal,
  now: Date,
): Promise<number> {
  const leads = await use((db) => findPerson(db, person));
  if (leads.length === 0) {
    terminal.print('No leads found: nothing to delete.\n');
    return 0;
  }
  terminal.print(`${formatListing(leads, now, terminal.width)}\n`);
  const question = `Delete ${leads.length === 1 ? 'this lead' : `these ${leads.length} leads`} for good? Type yes: `;
  if (!yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes') {
    terminal.print('Nothing was deleted.\n');
    return 1;
  }
  const deleted = await use((db) =>
    deleteLeads(
      db,
      leads.map(({ id }) => id),
    ),
  );
  terminal.print(
    `${count(deleted)} deleted. Mails already sent, exported files and backups are not touched.\n`,
  );
  return 0;
}

function count(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`;
}

import { resolve } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Config, ConfigError } from '../config.ts';
import { createChannels } from '../notify/channels.ts';
import { findFailing } from '../notify/outbox.ts';
import { sendTestNotices } from '../notify/test-notice.ts';
import { StartError } from '../start-error.ts';
import { checkBackup, formatJson, restoreLeads } from './backup.ts';
import { formatCsv } from './csv.ts';
import { deleteLeads, findLeads, findPerson, readLeads } from './find-leads.ts';
import { formatListing } from './listing.ts';
import { withDatabase } from './open.ts';
import { type Command, help, parseCommand, UsageError } from './options.ts';
import { writePrivateFile } from './private-file.ts';

/** Where the program prints, and reads answers. */
export interface Terminal {
  /** In characters. */
  readonly width: number;
  /** Resolves when there is room for more; rejects with EPIPE when nobody reads any more. */
  print(text: string): Promise<void> | void;
  /** Whatever is not a result: problems and progress. */
  warn(text: string): void;
  /** @returns what the operator has typed; empty when there is nobody to ask */
  ask(question: string): Promise<string>;
}

export interface RunOptions {
  readonly loadConfig: () => Pick<
    Config,
    'databaseUrl' | 'dataDir' | 'leadEmailTo' | 'smtpUrl' | 'leadWebhookUrl'
  >;
  readonly terminal: Terminal;
  readonly now?: Date;
}

/**
 * `npm run leads`: lists, exports, deletes, saves and restores leads, and tries the notices.
 *
 * @param args the command line after the program's name
 * @returns the exit code: 0 done, 1 not done, 2 invalid command line
 */
export async function runLeads(args: readonly string[], options: RunOptions): Promise<number> {
  const { terminal, now = new Date() } = options;
  try {
    return await execute(parseCommand(args, now), { ...options, now });
  } catch (error) {
    // `npm run leads | head` closes the pipe early; that is no fault.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    const isExpected = [UsageError, ConfigError, StartError].some((type) => error instanceof type);
    // Drizzle's own message repeats what visitors wrote: every parameter of the statement.
    const { cause = error } = error as { cause?: unknown };
    terminal.warn(isExpected ? (error as Error).message : String((cause as Error).stack ?? cause));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function execute(
  command: Command,
  { loadConfig, terminal, now }: Required<RunOptions>,
): Promise<number> {
  const change = <T>(work: (db: NodePgDatabase) => Promise<T>, create = false) =>
    withDatabase({ config: loadConfig(), log: terminal.warn, create }, work);
  /** All that one command reads is of one moment, however long the reading takes. */
  const read = <T>(work: (db: NodePgDatabase) => Promise<T>) =>
    change((db) =>
      db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    );
  const show = async (db: NodePgDatabase, ids: readonly number[]) => {
    let between = '';
    for await (const leads of readLeads(db, ids)) {
      await terminal.print(between + formatListing(leads, now, terminal.width));
      between = '\n';
    }
  };

  switch (command.name) {
    case 'help':
      await terminal.print(help);
      return 0;
    case 'test-notice': {
      const results = await sendTestNotices(createChannels(loadConfig()), now);
      if (results.length === 0) {
        terminal.warn('No notices are set up: LEAD_EMAIL_TO and LEAD_WEBHOOK_URL are empty.');
      }
      for (const { channel, failure } of results) {
        await terminal.print(
          `${channel}: ${failure ? `not delivered, ${failure}` : 'delivered'}\n`,
        );
      }
      return results.length > 0 && results.every(({ failure }) => !failure) ? 0 : 1;
    }
    case 'list':
      return read(async (db) => {
        const ids = await findLeads(db, command.filter);
        if (ids.length === 0) await terminal.print('No leads found.\n');
        await show(db, ids);
        for (const { channel, notices, reason } of await findFailing(db)) {
          terminal.warn(
            `\nThe notice of ${count(notices)} by ${channel} has failed so far: ${reason}. It will be retried.`,
          );
        }
        return 0;
      });
    case 'json':
      return read(async (db) => {
        const pages = readLeads(db, await findLeads(db, command.filter));
        for await (const piece of formatJson(pages)) await terminal.print(piece);
        return 0;
      });
    case 'csv':
    case 'backup': {
      const written = await read(async (db) => {
        const ids = await findLeads(db, command.filter);
        const format = command.name === 'csv' ? formatCsv : formatJson;
        await writePrivateFile(command.file, format(readLeads(db, ids)));
        return ids.length;
      });
      await terminal.print(`${count(written)} in ${resolve(command.file)}\n`);
      return 0;
    }
    case 'restore': {
      await checkBackup(command.file);
      const { restored, known } = await change((db) => restoreLeads(db, command.file), true);
      await terminal.print(`${count(restored)} put back, ${known} already there.\n`);
      return 0;
    }
    case 'erase': {
      const ids = await read(async (db) => {
        const found = await findPerson(db, command.person);
        await show(db, found);
        return found;
      });
      if (ids.length === 0) {
        await terminal.print('No leads found: nothing to delete.\n');
        return 0;
      }
      await terminal.print('\n');
      // The database is not held while the operator thinks: the site may start meanwhile.
      const question = `Delete ${ids.length === 1 ? 'this lead' : `these ${ids.length} leads`} for good? Type yes: `;
      if (!command.yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes') {
        await terminal.print('Nothing was deleted.\n');
        return 1;
      }
      const deleted = await change((db) => deleteLeads(db, ids));
      await terminal.print(
        `${count(deleted)} deleted. Mails already sent, exported files and backups are not touched.\n`,
      );
      return 0;
    }
  }
}

function count(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`;
}

import { resolve } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Config, ConfigError } from '#server/config.ts';
import { createChannels } from '#server/notify/channels.ts';
import { findFailing } from '#server/notify/outbox.ts';
import { summarise } from '#server/notify/summary.ts';
import { sendTestNotices } from '#server/notify/test-notice.ts';
import { StartError } from '#server/start-error.ts';
import { company } from '#shared/company.ts';
import { answerLeads, reopenLeads } from './answer.ts';
import { checkBackup, formatJson, restoreLeads } from './backup.ts';
import { formatCsv } from './csv.ts';
import { deleteLeads, findLeads, findOlder, findPerson, readLeads } from './find-leads.ts';
import { formatListing } from './listing.ts';
import { withDatabase } from './open.ts';
import { gather, writePrivateFile } from './private-file.ts';
import { help, parseAge, parseCommand, parseSince, UsageError } from './usage.ts';

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
 * `npm run leads`: lists, marks, exports, deletes, saves and restores leads, and tries the notices.
 *
 * @param args the command line after the program's name
 * @returns the exit code: 0 done, 1 not done, 2 invalid command line
 */
export async function runLeads(args: readonly string[], options: RunOptions): Promise<number> {
  const { terminal } = options;
  try {
    return await execute(args, options);
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
  args: readonly string[],
  { loadConfig, terminal, now = new Date() }: RunOptions,
): Promise<number> {
  const { name, ids, note, file, csv, json, filter, olderThan, yes, ...person } = parseCommand(
    args,
    now,
  );
  const change = <T>(work: (db: NodePgDatabase) => Promise<T>, create = false) =>
    withDatabase({ config: loadConfig(), log: terminal.warn, create }, work);
  /**
   * All that one command reads is of one moment, and read before any of it is printed: the database
   * does not wait for whoever reads, nor does a start of the site.
   */
  const read = <T>(work: (db: NodePgDatabase) => Promise<T>) =>
    change((db) =>
      db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    );
  const list = async (db: NodePgDatabase, ids: readonly number[]) => {
    const pages: string[] = [];
    for await (const leads of readLeads(db, ids)) {
      pages.push(formatListing(leads, now, terminal.width, filter.isOpen));
    }
    return pages.join('\n');
  };

  switch (name) {
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
    case 'list': {
      if (csv) break;
      if (json) {
        const text = await read(async (db) =>
          gather(formatJson(readLeads(db, await findLeads(db, filter)))),
        );
        for await (const piece of text) await terminal.print(piece);
        return 0;
      }
      const { leads, failing } = await read(async (db) => ({
        leads: await list(
          db,
          await findLeads(db, {
            ...filter,
            limit: filter.limit ?? (filter.isOpen ? undefined : 20),
          }),
        ),
        failing: await findFailing(db),
      }));
      await terminal.print(leads || 'No leads found.\n');
      for (const { channel, notices, reason } of failing) {
        terminal.warn(
          `\nThe notice for ${count(notices)} by ${channel} has not been delivered yet (${reason}). It will be tried again.`,
        );
      }
      return 0;
    }
    case 'answered':
      await change((db) => answerLeads(db, ids, note, now));
      await terminal.print(`${count(ids.length)} marked as answered.\n`);
      return 0;
    case 'reopen':
      await change((db) => reopenLeads(db, ids));
      await terminal.print(`${count(ids.length)} open again.\n`);
      return 0;
    case 'due': {
      const years = `${company.keepsLeadsYears}y`;
      const leads = await read(async (db) => list(db, await findOlder(db, parseAge(years, now))));
      const next = `\nTo delete them, after a question: erase --older-than ${years}\n`;
      await terminal.print(leads ? `${leads}${next}` : 'No leads are due to be deleted.\n');
      return 0;
    }
    case 'summary': {
      const since = filter.since ?? parseSince('7d', now);
      await terminal.print(await read((db) => summarise(db, since, now)));
      return 0;
    }
    case 'restore': {
      await checkBackup(file);
      const { restored, known } = await change((db) => restoreLeads(db, file), true);
      await terminal.print(`${count(restored)} put back, ${known} already there.\n`);
      return 0;
    }
    case 'erase': {
      const { ids, leads } = await read(async (db) => {
        const ids = await (olderThan ? findOlder(db, olderThan) : findPerson(db, person));
        return { ids, leads: await list(db, ids) };
      });
      if (ids.length === 0) {
        await terminal.print('No leads found: nothing to delete.\n');
        return 0;
      }
      await terminal.print(`${leads}\n`);
      const question = `Delete ${ids.length === 1 ? 'this lead' : `these ${ids.length} leads`} for good? Type yes: `;
      if (!yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes') {
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
  // A table or a backup.
  const written = await read(async (db) => {
    const ids = await findLeads(db, filter);
    await writePrivateFile(file, (csv ? formatCsv : formatJson)(readLeads(db, ids)));
    return ids.length;
  });
  await terminal.print(`${count(written)} in ${resolve(file)}\n`);
  return 0;
}

const count = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

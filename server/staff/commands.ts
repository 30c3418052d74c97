import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Config, operatorName } from '#server/config.ts';
import { leadAccesses } from '#server/database/schema.ts';
import type { NoticeConfig } from '#server/leads/channels.ts';
import type { LeadView } from '#server/leads/lead-view.ts';
import { describeLead } from '#server/leads/mail.ts';
import { findFailing } from '#server/leads/outbox.ts';
import { sendTestNotices } from '#server/leads/test-notice.ts';
import { toReason } from '#server/logger.ts';
import { describe, OperatorError } from '#server/operator-error.ts';
import { formOptions } from '#shared/form-options.ts';
import { markLeads } from './answer.ts';
import { checkBackup, formatJson, restoreLeads } from './backup.ts';
import { formatCsv } from './csv.ts';
import { deleteLeads, findLeads, findPerson, readLeads } from './find-leads.ts';
import { formatListing } from './listing.ts';
import { withDatabase } from './open.ts';
import { writePrivateFile } from './private-file.ts';
import { summarise } from './summary.ts';
import { help, parseCommand, parseMoment, UsageError } from './usage.ts';

export interface Terminal {
  /** In columns. */
  readonly width: number;
  /** Resolves when there is room for more; rejects with EPIPE when nobody reads any more. */
  print(text: string): Promise<void> | void;
  warn(text: string): void;
  /** @returns what the operator has typed; empty when there is nobody to ask */
  ask(question: string): Promise<string>;
}

export interface RunOptions {
  readonly loadConfig: () => Pick<Config, 'databaseUrl' | 'dataDir'> & NoticeConfig;
  readonly terminal: Terminal;
  readonly now?: Date;
}

/** `npm run leads`. @returns the exit code: 0 done, 1 not done, 2 invalid command line */
export async function runLeads(args: readonly string[], options: RunOptions): Promise<number> {
  const { terminal } = options;
  try {
    return await execute(args, options);
  } catch (error) {
    // `npm run leads | head` closes the pipe early; that is no fault.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    terminal.warn(describe(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

const choices = Object.entries(formOptions)
  .map(([field, options]) => `${field}: ${options.map(({ value }) => value).join(', ')}`)
  .join('; ');

const formats = { csv: formatCsv, json: formatJson };

async function execute(
  args: readonly string[],
  { loadConfig, terminal, now = new Date() }: RunOptions,
): Promise<number> {
  const command = parseCommand(args, now);
  const { name, ids, note, file, format, filter, yes, force } = command;
  const say = async (text: string, code = 0) => {
    await terminal.print(text);
    return code;
  };
  /** @param work says how many leads it was about */
  const change = <T extends { count: number }>(
    work: (db: NodePgDatabase) => Promise<T>,
    create = false,
  ) =>
    withDatabase({ config: loadConfig(), log: terminal.warn, create }, async (db) => {
      const result = await work(db);
      try {
        const access = { who: operatorName(), command: name, leads: result.count };
        await db.insert(leadAccesses).values(access);
        await db.delete(leadAccesses).where(sql`${leadAccesses.at} < now() - interval '1 year'`);
      } catch (error) {
        terminal.warn(`This access could not be recorded (${toReason(error)}).`);
      }
      return result;
    });
  /** All that one command reads is of one moment. Lists are read before they are printed: nobody waits for a pager. */
  const read = <T extends { count: number }>(work: (db: NodePgDatabase) => Promise<T>) =>
    change((db) =>
      db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    );
  const list = async (
    db: NodePgDatabase,
    ids: readonly number[],
    format = (leads: readonly LeadView[]) =>
      formatListing(leads, now, terminal.width, filter.isOpen),
  ) => {
    const found: number[] = [];
    const pages: string[] = [];
    for await (const leads of readLeads(db, ids)) {
      found.push(...leads.map(({ id }) => id));
      pages.push(format(leads));
    }
    return { count: found.length, found, text: pages.join('\n') };
  };

  switch (name) {
    case 'help':
      return say(help);
    case 'test-notice': {
      const results = [...(await sendTestNotices(loadConfig(), now))];
      const none = 'No notices are set up: LEAD_EMAIL_TO and LEAD_WEBHOOK_URL are empty.';
      if (results.length === 0) throw new OperatorError(none);
      const lines = results.map(([channel, failure = 'delivered']) => `${channel}: ${failure}\n`);
      return say(lines.join(''), results.every(([, failure]) => !failure) ? 0 : 1);
    }
    case 'list':
    case 'backup': {
      if (format) {
        const { count } = await read(async (db) => {
          const found = await findLeads(db, filter);
          const pieces = formats[format](readLeads(db, found));
          if (file !== '-') await writePrivateFile(file, pieces, force);
          else for await (const piece of pieces) await terminal.print(piece);
          return { count: found.length };
        });
        return file === '-' ? 0 : say(`${counted(count)} in ${resolve(file)}\n`);
      }
      const { count, all, text, failing } = await read(async (db) => {
        const all = await findLeads(db, filter);
        const shown = filter.isOpen || filter.limit ? all : all.slice(0, 20);
        return { ...(await list(db, shown)), all: all.length, failing: await findFailing(db) };
      });
      await terminal.print(text || 'No leads found.\n');
      if (count < all) terminal.warn(`\nThe newest ${count} of ${all}; --limit ${all} shows all.`);
      if (!text && (filter.city || filter.type))
        terminal.warn(`The form's choices are ${choices}.`);
      for (const { channel, notices, reason } of failing) {
        terminal.warn(
          `\nThe notice for ${counted(notices)} by ${channel} has not been delivered yet (${reason}). It will be tried again.`,
        );
      }
      return 0;
    }
    case 'answered':
      await change((db) => markLeads(db, ids, { note }));
      return say(`${counted(ids.length)} marked as answered.\n`);
    case 'reopen':
      await change((db) => markLeads(db, ids, undefined));
      return say(`${counted(ids.length)} open again.\n`);
    case 'show': {
      const describeAll = (leads: readonly LeadView[]) => leads.map(describeLead).join('\n');
      const { found, text } = await read((db) => list(db, ids, describeAll));
      await terminal.print(text);
      const missing = ids.filter((id) => !found.includes(id));
      if (missing.length > 0) throw new OperatorError(`Not there: ${missing.join(', ')}.`);
      return 0;
    }
    case 'summary': {
      const since = filter.since ?? parseMoment('since', '7d', now);
      const { text } = await read(async (db) => {
        const found = await findLeads(db, { since });
        return { count: found.length, text: await summarise(readLeads(db, found), since, now) };
      });
      return say(text);
    }
    case 'restore': {
      await checkBackup(file);
      const { count, known } = await change((db) => restoreLeads(db, file), true);
      return say(`${counted(count)} put back, ${known} already there.\n`);
    }
    case 'erase': {
      const asked = async (given: string | undefined, what: string) =>
        given === '-' ? terminal.ask(`${what}: `) : given;
      const phone = await asked(command.phone, 'Phone number');
      const email = await asked(command.email, 'Email address');
      const find = (db: NodePgDatabase) =>
        filter.olderThan ? findLeads(db, filter) : findPerson(db, { phone, email });
      const { count, found, text } = await read(async (db) => list(db, await find(db)));
      if (count === 0) return say('No leads found: nothing to delete.\n');
      await terminal.print(`${text}\n`);
      const question = `Delete ${count === 1 ? 'this lead' : `these ${count} leads`} for good? Type yes: `;
      if (!yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes') {
        return say('Nothing was deleted.\n', 1);
      }
      const deleted = await change((db) => deleteLeads(db, found));
      return say(
        `${counted(deleted.count)} deleted. Mails already sent, exported files and backups are not touched.\n`,
      );
    }
  }
}

const counted = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

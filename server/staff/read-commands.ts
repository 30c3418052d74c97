import { resolve } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createChannels } from '#server/leads/channels.ts';
import { describeLead } from '#server/leads/lead-facts.ts';
import { selectLeads } from '#server/leads/lead-view.ts';
import { findFailing } from '#server/leads/outbox.ts';
import { sendTestNotices } from '#server/leads/test-notice.ts';
import { OperatorError } from '#server/operator-error.ts';
import { formOptions } from '#shared/form-options.ts';
import { findUnsaved, formatJson } from './backup.ts';
import { formatCsv } from './csv.ts';
import { countLeads, readLeads, type Selection, selectBy } from './find-leads.ts';
import { formatListing } from './listing.ts';
import { writePrivateFile } from './private-file.ts';
import { summarise } from './summary.ts';
import { counted, type Task } from './task.ts';
import { type LeadFilter, parseMoment } from './usage.ts';

/** Prints the first leads of a selection, and the notices that fail. */
export async function list(task: Task) {
  const { terminal, loadConfig } = task;
  const filter = await askForPerson(task);
  const { count, total, text, failing } = await task.read(async (db) => ({
    ...(await listFirst(task, db, await selectBy(db, filter))),
    failing: await findFailing(db),
  }));
  await terminal.print(text || 'No leads found.\n');
  if (count < total)
    terminal.warn(`\nThese are ${count} of ${total} leads. To see all, add --limit ${total}.`);
  if (!text && (filter.city || filter.type))
    terminal.warn(`The form's choices are ${formChoices}.`);
  const channels = createChannels(loadConfig()).map(({ name }) => name);
  for (const { channel, notices, reason } of failing) {
    const next = channels.includes(channel)
      ? 'The site will try again.'
      : `Notices by ${channel} are switched off, so the site will not try again.`;
    terminal.warn(`\nThe notice by ${channel} of ${counted(notices)} failed (${reason}). ${next}`);
  }
  return undefined;
}

const formChoices = Object.entries(formOptions)
  .map(([field, options]) => `${field}: ${options.map(({ value }) => value).join(', ')}`)
  .join('; ');

/** Returns the filter, with a phone number or address that the operator types where the command has "-". */
export async function askForPerson({ command: { filter }, terminal }: Task): Promise<LeadFilter> {
  const { phone, email } = filter;
  return {
    ...filter,
    phone: phone === '-' ? await terminal.ask('Phone number: ') : phone,
    email: email === '-' ? await terminal.ask('Email address: ') : email,
  };
}

/** Formats the first leads of a selection: 20, or as many as `--limit` says. Counts them all. */
export async function listFirst(
  { command: { filter }, terminal, now }: Task,
  db: NodePgDatabase,
  selection: Selection,
) {
  const limit = selection.limit ?? 20;
  const pages: string[] = [];
  let count = 0;
  for await (const leads of readLeads(db, { ...selection, limit })) {
    pages.push(formatListing(leads, now, terminal.width, filter.isOpen));
    count += leads.length;
  }
  const total = count < limit ? count : await countLeads(db, selection);
  return { count, total, text: pages.join('\n') };
}

const formats = { csv: formatCsv, json: formatJson };

/** Writes leads into a file or to the output. After a backup it names the tables that the file does not hold. */
export async function save(task: Task, format: keyof typeof formats) {
  const { command, terminal } = task;
  const { name, file, force } = command;
  const filter = await askForPerson(task);
  const { count, unsaved } = await task.read(async (db) => {
    let count = 0;
    const pages = async function* () {
      for await (const leads of readLeads(db, await selectBy(db, filter))) {
        count += leads.length;
        yield leads;
      }
    };
    const pieces = formats[format](pages());
    if (file !== '-') await writePrivateFile(file, pieces, force);
    else for await (const piece of pieces) await terminal.print(piece);
    return { count, unsaved: name === 'backup' ? await findUnsaved(db) : [] };
  });
  if (file !== '-') await terminal.print(`${counted(count)} in ${resolve(file)}\n`);
  if (unsaved.length > 0) {
    terminal.warn(
      `This backup does not hold what you have added to the database: ${unsaved.join(', ')}. Save these with pg_dump.`,
    );
  }
  return undefined;
}

/** Prints everything about the named leads. */
export async function show({ command: { ids }, terminal, read }: Task) {
  const { leads } = await read(async (db) => {
    const leads = await selectLeads(db, ids);
    return { leads, count: leads.length };
  });
  await terminal.print(leads.map(describeLead).join('\n'));
  const missing = ids.filter((id) => !leads.some((lead) => lead.id === id));
  if (missing.length > 0) {
    throw new OperatorError(
      `There ${missing.length === 1 ? 'is no lead' : 'are no leads'} ${missing.join(', ')}.`,
    );
  }
  return undefined;
}

/** Prints the number, sources and answers of the leads since a moment, by default the last seven days. */
export async function summary({ command: { filter }, terminal, now, read }: Task) {
  const since = filter.since ?? parseMoment('since', '7d', now);
  const { text } = await read(async (db) => {
    const selection = await selectBy(db, { since });
    return summarise(readLeads(db, selection), since, now);
  });
  await terminal.print(text);
  return undefined;
}

/** Sends a test by each channel and prints the outcomes. */
export async function testNotice({ terminal, loadConfig, now }: Task) {
  const results = [...(await sendTestNotices(loadConfig(), now))];
  if (results.length === 0) {
    throw new OperatorError(
      'No notices are set up. Set LEAD_EMAIL_TO with SMTP_URL, or LEAD_WEBHOOK_URL. .env.example explains them.',
    );
  }
  const lines = results.map(([channel, failure = 'delivered']) => `${channel}: ${failure}\n`);
  await terminal.print(lines.join(''));
  return results.every(([, failure]) => !failure) ? 0 : 1;
}

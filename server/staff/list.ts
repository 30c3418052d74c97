import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { OperatorError } from '#server/base/operator-error.ts';
import { createChannels } from '#server/leads/channels.ts';
import { selectLeads } from '#server/leads/lead.ts';
import { describeLead } from '#server/leads/lead-text.ts';
import { countFailedLeads } from '#server/leads/outbox.ts';
import { formatListing, leadCountText } from './format-list.ts';
import { countLeads, readLeads, type Selection } from './read-leads.ts';
import { type LeadFilter, selectBy } from './select-leads.ts';
import { inReadTransaction, type Session } from './session.ts';

/** Prints the first leads that match, and the notices that fail. */
export async function list(session: Session, filter: LeadFilter) {
  const { terminal, loadConfig } = session;
  const { count, total, text, failing } = await inReadTransaction(session, 'list', async (db) => ({
    ...(await listFirst(session, db, await selectBy(db, filter), filter.open)),
    failing: await countFailedLeads(db),
  }));
  await terminal.print(text || 'No leads found.\n');
  if (count < total)
    terminal.warn(`\nThese are ${count} of ${total} leads. To see all, add --limit ${total}.`);
  const channels = createChannels(loadConfig()).map(({ name }) => name);
  for (const { channel, leads, reason } of failing) {
    const next = channels.includes(channel)
      ? 'The site will try again.'
      : `Here, notices by ${channel} are switched off. A site with the same settings will not try again.`;
    terminal.warn(
      `\nThe notice by ${channel} of ${leadCountText(leads)} failed (${reason}). ${next}`,
    );
  }
}

/** Formats the first leads of a selection: 20, or as many as `--limit` says. Counts them all. */
export async function listFirst(
  { terminal, now }: Session,
  db: NodePgDatabase,
  selection: Selection,
  isOpen = false,
) {
  const limit = selection.limit ?? 20;
  const texts: string[] = [];
  let count = 0;
  for await (const leads of readLeads(db, { ...selection, limit })) {
    texts.push(formatListing(leads, now, terminal.width, isOpen));
    count += leads.length;
  }
  const total = count < limit ? count : await countLeads(db, { ...selection, limit: undefined });
  return { count, total, text: texts.join('\n') };
}

/** Prints everything about the named leads. @throws OperatorError, after the others, if one does not exist */
export async function show(session: Session, ids: readonly number[]) {
  const { leads } = await inReadTransaction(session, 'show', async (db) => {
    const leads = await selectLeads(db, ids);
    return { leads, count: leads.length };
  });
  await session.terminal.print(leads.map(describeLead).join('\n'));
  const missing = ids.filter((id) => !leads.some((lead) => lead.id === id));
  if (missing.length > 0) {
    throw new OperatorError(
      `There ${missing.length === 1 ? 'is no lead' : 'are no leads'} ${missing.join(', ')}.`,
    );
  }
}

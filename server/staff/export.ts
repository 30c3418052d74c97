import { toSafeJson } from '#server/base/safe-text.ts';
import { leadFields } from '#server/leads/lead-text.ts';
import { countLeads, type LeadBatches, readLeads } from './read-leads.ts';
import { type LeadFilter, selectBy } from './select-leads.ts';
import { inReadTransaction, type Session } from './session.ts';

/** Prints the leads that match as JSON, or as a table. */
export async function exportLeads(session: Session, filter: LeadFilter & { json?: boolean }) {
  const format = filter.json ? formatJson : formatCsv;
  await inReadTransaction(
    session,
    'export',
    async (db) => {
      const selection = await selectBy(db, filter);
      return { selection, count: await countLeads(db, selection) };
    },
    async (db, { selection }) => {
      const pieces = format(readLeads(db, selection));
      for await (const piece of pieces) await session.terminal.print(piece);
    },
  );
}

const columns = Object.values(leadFields);

/** Writes leads as CSV (RFC 4180), a piece at a time. It begins with a byte order mark, by which Excel knows UTF-8. */
export async function* formatCsv(batches: LeadBatches): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(columns.map(({ title }) => title))}`;
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(columns.map(({ show }) => show(lead) ?? ''))).join('');
  }
}

const csvRow = (texts: readonly string[]) => `${texts.map(csvCell).join(',')}\r\n`;

/**
 * Returns a quoted cell that no spreadsheet runs as a formula. An apostrophe goes before a text that begins like one,
 * also after a semicolon, tab or line end, where Excel may begin a cell in spite of the quotes.
 */
function csvCell(text: string): string {
  // A phone number with its country's code is not a formula.
  if (/^\+\d+ [\d ]+$/.test(text)) return `"${text}"`;
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[ "']*[=+\-@＝＋－＠])/g, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Writes all columns of the leads as JSON, one lead on each line. */
export async function* formatJson(batches: LeadBatches): AsyncGenerator<string> {
  let before = '[\n';
  for await (const leads of batches) {
    yield before + leads.map(toSafeJson).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

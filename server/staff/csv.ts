import { leadFields } from '#server/leads/lead-view.ts';
import type { Pages } from './find-leads.ts';

const fields = Object.values(leadFields);

/** Writes leads as CSV (RFC 4180), a piece at a time. It begins with a byte order mark, by which Excel knows UTF-8. */
export async function* formatCsv(pages: Pages): AsyncGenerator<string> {
  yield `\uFEFF${line(fields.map(({ title }) => title))}`;
  for await (const leads of pages) {
    yield leads.map((lead) => line(fields.map(({ show }) => show(lead) ?? ''))).join('');
  }
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/**
 * Returns a quoted cell that no spreadsheet runs as a formula: an apostrophe is put before a text that begins like one.
 * It does the same after a semicolon, tab or line end. If semicolons divide cells, Excel begins a cell there in spite of
 * the quotes.
 */
function cell(text: string): string {
  // A phone number with its country's code is not a formula.
  if (/^\+\d{1,3} \d{4,14}$/.test(text)) return `"${text}"`;
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[ "']*[=+\-@＝＋－＠])/g, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

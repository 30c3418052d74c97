import { leadFields } from '#server/leads/lead-view.ts';
import type { Pages } from './find-leads.ts';

const fields = Object.values(leadFields);

/** The leads as a table, in pieces: RFC 4180, with the mark by which Excel knows UTF-8. */
export async function* formatCsv(pages: Pages): AsyncGenerator<string> {
  yield `\uFEFF${line(fields.map(({ title }) => title))}`;
  for await (const leads of pages) {
    yield leads.map((lead) => line(fields.map(({ show }) => show(lead) ?? ''))).join('');
  }
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/**
 * A spreadsheet runs a text that begins like a formula; an apostrophe before it makes it text. So too after
 * a semicolon, tab or line end: where semicolons divide cells, Excel begins one there in spite of the quotes.
 */
function cell(text: string): string {
  // A phone number with its country's code is none.
  if (/^\+\d{1,3} \d{4,14}$/.test(text)) return `"${text}"`;
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[ "']*[=+\-@＝＋－＠])/g, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

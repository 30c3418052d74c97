import { indianTime, type LeadView } from '../lead-view.ts';

const columns: readonly (readonly [title: string, value: (lead: LeadView) => string | null])[] = [
  ['Received (India)', ({ createdAt }) => indianTime(createdAt)],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Dial', ({ dial }) => dial],
  ['Email', ({ email }) => email],
  ['City', ({ cityName }) => cityName],
  ['Project type', ({ projectName }) => projectName],
  ['Message', ({ message }) => message],
];

/**
 * The leads as a table for a spreadsheet: RFC 4180, with the mark by which Excel knows UTF-8.
 */
export function formatCsv(leads: readonly LeadView[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, value]) => value(lead) ?? '')),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * One cell. A spreadsheet would run a text that begins like a formula, with what a visitor wrote in
 * it; an apostrophe before it makes it text.
 */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

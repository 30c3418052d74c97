import { type LeadView, showPhone } from '../lead-view.ts';

/**
 * The leads for a terminal, two lines each: age, name, phone, city and project, then email and the
 * first line of the message.
 *
 * @param width of the terminal, in characters
 */
export function formatListing(leads: readonly LeadView[], now: Date, width: number): string {
  const rows = leads.map((lead) => [
    ageOf(lead.createdAt, now),
    cut(printable(lead.name), 28),
    cut(printable(showPhone(lead)), 24),
    cut(printable(lead.cityName ?? '-'), 16),
    cut(printable(lead.projectName ?? lead.projectType), 26),
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  const blocks = leads.map((lead, index) => {
    const cells = (rows[index] ?? []).map((text, column) => pad(text, widths[column] ?? 0));
    const firstLine = lead.message?.trim().split(/[\r\n]/)[0] ?? '';
    const below = [lead.email, firstLine].filter(Boolean).map(printable).join(' · ');
    return `${cells.join('  ').trimEnd()}\n${indent}${cut(below, width - indent.length)}\n`;
  });
  return blocks.join('\n');
}

/** How long ago: "now", "5 min", "3 h", "6 days". */
export function ageOf(createdAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdAt)) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Visitors' control characters could command the terminal; marks of direction could hide text. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ');
}

const segmenter = new Intl.Segmenter();
const charactersOf = (text: string) => Array.from(segmenter.segment(text), (part) => part.segment);
const lengthOf = (text: string) => charactersOf(text).length;
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)));

function cut(text: string, width: number): string {
  const characters = charactersOf(text);
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`;
}

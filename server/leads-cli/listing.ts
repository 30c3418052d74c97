import { type LeadView, showPhone } from '../lead-view.ts';
import { oneLine } from '../one-line.ts';

/**
 * The leads for a terminal, two lines each: age, name, phone, city and project, then what
 * makes it look like spam, email and the first line of the message.
 *
 * @param width of the terminal, in characters
 */
export function formatListing(leads: readonly LeadView[], now: Date, width: number): string {
  const rows = leads.map((lead) => [
    [...ageOf(lead.createdAt, now)],
    cut(lead.name, 28),
    cut(showPhone(lead), 24),
    cut(lead.cityName ?? '-', 16),
    cut(lead.projectName ?? lead.projectType, 26),
  ]);
  const widths = rows[0]?.map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const indent = ' '.repeat((widths?.[0] ?? 0) + 2);
  const blocks = leads.map(({ email, message, possibleSpam }, index) => {
    const cells = rows[index]?.map(
      (text, column) => text.join('') + ' '.repeat((widths?.[column] ?? 0) - text.length),
    );
    const firstLine = message
      ?.trimStart()
      .slice(0, longestText)
      .split(/[\r\n]/)[0];
    const mark = possibleSpam && `possible spam: ${possibleSpam}`;
    const below = cut([mark, email, firstLine].filter(Boolean).join(' · '), width - indent.length);
    return `${cells?.join('  ').trimEnd()}\n${indent}${below.join('')}\n`;
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

/** In UTF-16 units. The segmenter takes time with the square of the text's length. */
const longestText = 1000;
const segmenter = new Intl.Segmenter();

/** The beginning of a visitor's text as one line, in characters as people count them. */
function cut(text: string, width: number): string[] {
  const line = oneLine(text.slice(0, longestText));
  const characters = /^[ -~]*$/.test(line)
    ? [...line]
    : Array.from(segmenter.segment(line), ({ segment }) => segment);
  return characters.length <= width ? characters : [...characters.slice(0, width - 1), '…'];
}

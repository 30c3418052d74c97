import { toOneLine } from '#server/database/sanitize.ts';
import { describeRest, type LeadView } from '#server/view/lead-view.ts';
import { indianDayTime, showPhone, timeLeft, toAge } from '#server/view/lead-words.ts';

/** How much a list shows of a column, and of what stands beneath, in characters. */
const [columnWidth, factsWidth] = [28, 300];

/**
 * The leads for a terminal: columns, and beneath them the rest of the facts and the message's beginning.
 *
 * @param isOpen they wait: each says how much time is left
 */
export function formatListing(leads: readonly LeadView[], now: Date, isOpen = false): string {
  const rows = leads.map((lead) => {
    const { id, createdAt, name, cityName, projectName, projectType } = lead;
    const { email, message, possibleSpam, answeredAt, note } = lead;
    const project = projectName ?? projectType;
    const cells = [`${id}`, toAge(createdAt, now), name, showPhone(lead), cityName ?? '-', project];
    const facts = [
      possibleSpam && `possible spam: ${possibleSpam}`,
      answeredAt && ['answered', indianDayTime(answeredAt, now), note].join(' ').trim(),
      !answeredAt && isOpen && timeLeft(lead, now),
      email,
      ...describeRest(lead).map(([, text]) => text),
      message,
    ].filter(Boolean);
    return { cells: cells.map((text) => cut(text, columnWidth)), facts: facts.join(' · ') };
  });
  const pad = (cell: string[], column: number) => {
    const width = Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
    return cell.join('') + ' '.repeat(width - cell.length);
  };
  const blocks = rows.map(
    ({ cells, facts }) =>
      `${cells.map(pad).join('  ').trimEnd()}\n    ${cut(facts, factsWidth).join('')}\n`,
  );
  return blocks.join('\n');
}

const segmenter = new Intl.Segmenter();

/** The beginning of a visitor's text as one line, in characters as people count them. */
function cut(text: string, width: number): string[] {
  // The segmenter takes time with the square of the text's length.
  const line = toOneLine(text.slice(0, 1000));
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  return characters.length <= width ? characters : [...characters.slice(0, width - 1), '…'];
}

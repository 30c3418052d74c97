import { toOneLine } from '#server/database/sanitize.ts';
import { describeRest, type LeadView } from '#server/view/lead-view.ts';
import { indianDayTime, showPhone, timeLeft, toAge } from '#server/view/lead-words.ts';

/** How much a list shows of a text, in characters; of a name as much as leaves the phone its room. */
const longest = 300;
const nameWidth = (width: number) => Math.min(28, Math.max(6, width - 34));

/**
 * The leads for a terminal of this width: number, age, name and phone in columns, and beneath them the rest of the facts,
 * of those that wait (`isOpen`) how much time is left, and the message's beginning.
 */
export function formatListing(
  leads: readonly LeadView[],
  now: Date,
  width: number,
  isOpen = false,
): string {
  const rows = leads.map((lead) => {
    const { id, createdAt, name, cityName, projectName, projectType, email, message } = lead;
    const { possibleSpam, answeredAt, note } = lead;
    const shown = [cut(name, nameWidth(width)), cut(showPhone(lead), 16)];
    const isCut = shown.map((text) => text.at(-1) === '…');
    const cells = [`${id}`, toAge(createdAt, now)].map((text) => [...text]);
    const facts = [
      isCut[1] && showPhone(lead),
      isCut[0] && cut(name, 60).join(''),
      cityName,
      projectName ?? projectType,
      possibleSpam && `possible spam: ${possibleSpam}`,
      answeredAt && ['answered', indianDayTime(answeredAt, now), note].join(' ').trim(),
      !answeredAt && isOpen && timeLeft(lead, now),
      email,
      ...describeRest(lead).map(([, text]) => text),
      message,
    ].filter((fact) => typeof fact === 'string' && fact !== '');
    return { cells: [...cells, ...shown], facts: facts.join(' · ') };
  });
  const pad = (cell: string[], column: number) => {
    const most = Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
    return cell.join('') + ' '.repeat(most - cell.length);
  };
  const blocks = rows.map(({ cells, facts }) => {
    const lines = wrap(facts, width - indent.length).map((line) => `${indent}${line}\n`);
    return `${cells.map(pad).join('  ').trimEnd()}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

const indent = '    ';
const segmenter = new Intl.Segmenter();

/** A visitor's text as one line, in characters as people count them. */
function toCharacters(text: string): string[] {
  // The segmenter takes time with the square of the text's length.
  const line = toOneLine(text.slice(0, 1000));
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

function cut(text: string, most: number): string[] {
  const characters = toCharacters(text);
  return characters.length <= most ? characters : [...characters.slice(0, most - 1), '…'];
}

/** The beginning of a text in lines, broken between words where a line has room for them. */
function wrap(text: string, width: number): string[] {
  const lines: string[][] = [];
  for (const word of cut(text, longest).join('').split(' ')) {
    const last = lines.at(-1);
    const characters = toCharacters(word);
    if (last && last.length + 1 + characters.length <= width) last.push(' ', ...characters);
    else lines.push(cut(word, width));
  }
  return lines.map((line) => line.join(''));
}

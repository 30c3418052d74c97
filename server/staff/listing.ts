import { toOneLine } from '#server/database/sanitize.ts';
import { describeRest, type LeadView } from '#server/leads/lead-view.ts';
import { indianDayTime, showPhone, timeLeft, toAge } from '#server/leads/lead-words.ts';

/** In characters: of the list's columns, of the gap between them, and of all that stands beneath. */
const [idWidth, ageWidth, phoneWidth, gap] = [5, 7, 16, '  '];
const longest = 300;

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
  const others = idWidth + ageWidth + phoneWidth + 3 * gap.length;
  const nameWidth = Math.min(28, Math.max(6, width - others));
  const blocks = leads.map((lead) => {
    const { id, createdAt, cityName, projectName, projectType, email, message } = lead;
    const { possibleSpam, answeredAt, note } = lead;
    const [name, phone] = [cut(lead.name, nameWidth), cut(showPhone(lead), phoneWidth)];
    const cells = [pad(`${id}`, idWidth), pad(toAge(createdAt, now), ageWidth)];
    const facts = [
      phone.endsWith('…') && showPhone(lead),
      name.endsWith('…') && cut(lead.name, 60),
      cityName,
      projectName ?? projectType,
      possibleSpam && `possible spam: ${possibleSpam}`,
      answeredAt && ['answered', indianDayTime(answeredAt, now), note].join(' ').trim(),
      !answeredAt && isOpen && timeLeft(lead, now),
      email,
      ...describeRest(lead).map(([, text]) => text),
      message,
    ].filter((fact) => typeof fact === 'string' && fact !== '');
    const lines = wrap(facts.join(' · '), width - indent.length);
    const first = [...cells, pad(name, nameWidth), phone].join(gap);
    return [first, ...lines.map((line) => indent + line), ''].join('\n');
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

function pad(text: string, most: number): string {
  return text + ' '.repeat(Math.max(0, most - toCharacters(text).length));
}

function cut(text: string, most: number): string {
  const characters = toCharacters(text);
  const shown = characters.length <= most ? characters : [...characters.slice(0, most - 1), '…'];
  return shown.join('');
}

/** The beginning of a text in lines, broken between words where a line has room for them. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of cut(text, longest).split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && toCharacters(longer).length <= width) lines[lines.length - 1] = longer;
    else lines.push(cut(word, width));
  }
  return lines;
}

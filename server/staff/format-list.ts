import type { Lead } from '#server/leads/lead.ts';
import { showPhone } from '#server/leads/lead-phone.ts';
import { commonFacts, describeNotes } from '#server/leads/lead-text.ts';
import { indianDayTime, timeLeft, toAge } from '#server/leads/reply-times.ts';
import { toOneLine } from '#server/safe-text.ts';

/** Widths of the columns in characters, and the gap between them. */
const [idWidth, ageWidth, phoneWidth, gap] = [5, 7, 16, '  '];
const longest = 300;

/**
 * Writes leads for a terminal of this width: number, age, name and phone in columns. Below them are the other facts and
 * the beginning of the message. With `isOpen` each lead also says by when it has to be answered.
 */
export function formatListing(
  leads: readonly Lead[],
  now: Date,
  width: number,
  isOpen = false,
): string {
  const others = idWidth + ageWidth + phoneWidth + 3 * gap.length;
  const nameWidth = Math.min(28, Math.max(6, width - others));
  const blocks = leads.map((lead) => {
    const { id, createdAt, cityName, projectName, projectType, email, message } = lead;
    const { possibleSpam, answeredAt } = lead;
    const [name, phone] = [cut(lead.name, nameWidth), cut(showPhone(lead), phoneWidth)];
    const cells = [pad(`${id}`, idWidth), pad(toAge(createdAt, now), ageWidth)];
    const facts = [
      phone.endsWith('…') && showPhone(lead),
      name.endsWith('…') && cut(lead.name, 60),
      cityName,
      projectName ?? projectType,
      possibleSpam && `possible spam: ${possibleSpam}`,
      answeredAt && `answered ${indianDayTime(answeredAt, now)}`,
      describeNotes(lead.notes),
      !answeredAt && isOpen && timeLeft(lead, now),
      email,
      ...commonFacts(lead).map(([title, text]) => text && `${title.toLowerCase()} ${text}`),
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

/** Splits a visitor's text into characters as people count them, after making it one line. */
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

/** Breaks the beginning of a text into lines, between words where a line has room for them. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const word of cut(text, longest).split(' ')) {
    // Each word is counted once, as counting characters is slow.
    const { length } = toCharacters(word);
    if (length < room) {
      lines.push(`${lines.pop()} ${word}`);
      room -= length + 1;
    } else {
      lines.push(cut(word, width));
      room = width - length;
    }
  }
  return lines;
}

import { InvalidArgumentError } from 'commander';
import { toOneLine } from '#server/base/safe-text.ts';
import { maxNoteLength } from '#server/leads/answers.ts';
import { toId } from '#server/leads/lead.ts';
import { indianTime } from '#server/leads/reply-times.ts';

// Each function reads one value of the command line. It throws InvalidArgumentError with the end of the message.

/** Returns the text of an option, unless it is empty or the next option. */
export function toFilledText(text: string): string {
  if (/^\s*$|^--/.test(text)) throw new InvalidArgumentError('It needs a value.');
  return text;
}

export function toLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes a number from 1.');
}

export function toLeadId(text: string): number {
  const id = toId(text);
  if (id > 0) return id;
  throw new InvalidArgumentError('It takes the numbers of leads, for example: 17 18');
}

/** Adds the number of one more lead to those that were read before, unless it is there already. */
export const toLeadIds = (text: string, before: readonly number[] = []): readonly number[] => [
  ...new Set([...before, toLeadId(text)]),
];

/** Returns a note as one line. */
export function toNote(text: string): string {
  const note = toOneLine(toFilledText(text)).trim();
  // A number is more likely a lead whose note was forgotten.
  if (!/\D/.test(note)) throw new InvalidArgumentError('A note has words, in quotes.');
  if (note.length <= maxNoteLength) return note;
  throw new InvalidArgumentError(
    `A note has at most ${maxNoteLength} characters. This one has ${note.length}.`,
  );
}

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168, y: 8766 };

/** Returns a moment: "12h", "7d", "2w" or "2y" ago, or the begin of "today" or "2026-11-21" in India. */
export function toMoment(text: string, now: Date): Date {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([hdwy])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (hours[unit] ?? 0) * 3_600_000);
  const day = text === 'today' ? indianTime(now).slice(0, 10) : text;
  const moment = new Date(`${day}T00:00:00+05:30`);
  // A date that does not exist becomes another date, or an invalid one.
  if (!Number.isNaN(moment.getTime()) && indianTime(moment) === `${day} 00:00`) return moment;
  throw new InvalidArgumentError('It takes today, 12h, 7d, 2w, 2y or 2026-11-21 (India).');
}

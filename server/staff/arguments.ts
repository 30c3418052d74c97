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

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

/** Returns the moment that staff wrote: "today", "12h", "7d", "2w" or "2y" ago, or "2026-11-21 14:30" in India. */
export function toMoment(text: string, now: Date): Date {
  const words = text.trim().toLowerCase();
  const startOfDay = (moment: Date) =>
    new Date(`${indianTime(moment).slice(0, 10)}T00:00:00+05:30`);
  if (words === 'today') return startOfDay(now);
  if (words === 'yesterday') return startOfDay(new Date(now.getTime() - 86_400_000));
  const [, count, unit = ''] = /^([1-9]\d{0,3})\s*([hdwy])$/.exec(words) ?? [];
  if (unit === 'y')
    return new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() - Number(count)));
  if (count) return new Date(now.getTime() - Number(count) * (hours[unit] ?? 0) * 3_600_000);
  const [, day, clock = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ t](\d\d:\d\d))?$/.exec(words) ?? [];
  const moment = new Date(`${day}T${clock}:00+05:30`);
  // A date that does not exist becomes another date, or an invalid one.
  if (!Number.isNaN(moment.getTime()) && indianTime(moment) === `${day} ${clock}`) return moment;
  const choices = 'today, yesterday, 12h, 7d, 2w, 2y, 2026-11-21 or "2026-11-21 14:30" (India)';
  throw new InvalidArgumentError(`It takes ${choices}.`);
}

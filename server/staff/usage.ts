import { parseArgs } from 'node:util';
import { toOneLine } from '#server/database/sanitize.ts';
import { maxNoteLength } from '#server/leads/follow-up.ts';
import { indianTime } from '#server/leads/lead-words.ts';
import { OperatorError } from '#server/operator-error.ts';

export class UsageError extends OperatorError {
  override name = 'UsageError';
}

export const help = `Usage: npm run leads [-- COMMAND OPTIONS]

See leads
  npm run leads                              the newest 20 leads
  npm run leads -- --open                    leads without an answer, the oldest first
  npm run leads -- show 17                   everything about one lead
  npm run leads -- summary --since 7d        how many came, from where, and how they were answered

Choose leads (combine these options, also with --csv and --json)
  --since today                              also: yesterday, 12h, 7d, 2w, 2026-11-21, "2026-11-21 14:30"
  --city pune --type bathroom                as the form names them
  --campaign diwali --source google          the advertisement
  --search kumar                             in name, phone, email, message and campaign
  --phone "98480 12345" --email asha@example.in   one person, by the whole number or address
  --older-than 2y                            neither came nor was answered since
  --limit 100                                at most so many

Answer leads
  npm run leads -- note 17 "prefers white"   adds a note
  npm run leads -- note 17 --not-reached     notes that nobody took the call. Reminders go on
  npm run leads -- answered 17 18 --note "called, visit on Friday"
  npm run leads -- reopen 17                 takes "answered" back and keeps the notes

Export and back up
  npm run leads -- --csv leads.csv           a table for Excel. --force replaces the file
  npm run -s leads -- --json > leads.json    all fields for programs. "--csv -" prints a table
  npm run leads -- backup leads-backup.json  all leads into a file. --force replaces the file
  npm run leads -- restore leads-backup.json adds the leads that are missing here

Delete leads (lists them and asks first. --yes does not ask)
  npm run leads -- erase --phone "98480 12345"    also --email, or both for leads with either
  npm run leads -- erase --phone -                asks for the number, which keeps it out of the process list
  npm run leads -- erase --older-than 2y          counts from the lead or its answer

Check notices
  npm run leads -- test-notice               sends a test by email and webhook
`;

const seeHelp = 'For help, run: npm run leads -- help';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  since: text,
  city: text,
  type: text,
  campaign: text,
  source: text,
  search: text,
  phone: text,
  email: text,
  'older-than': text,
  open: flag,
  limit: text,
  csv: text,
  json: flag,
  note: text,
  'not-reached': flag,
  force: flag,
  yes: { ...flag, short: 'y' },
  help: { ...flag, short: 'h' },
} as const;

/** An example for each option that takes a value. */
const examples: Readonly<Record<string, string>> = {
  since: 'today',
  city: 'pune',
  type: 'bathroom',
  campaign: 'diwali',
  source: 'google',
  search: 'kumar',
  phone: '"98480 12345"',
  email: 'asha@example.in',
  'older-than': '2y',
  limit: '100',
  csv: 'leads.csv',
  note: '"called, visit on Friday"',
};

const person = 'phone email older-than';
const filters = `since city type campaign source search open limit ${person}`;

/** Lists each command's options (`takes`) and its words: a file, ids, or ids and a note. */
const commands = {
  list: { takes: `${filters} csv json force` },
  note: { takes: 'not-reached', words: 'note' },
  answered: { takes: 'note', words: 'ids' },
  show: { words: 'ids' },
  reopen: { words: 'ids' },
  erase: { takes: `${person} yes` },
  summary: { takes: 'since' },
  backup: { takes: 'force', words: 'file' },
  restore: { words: 'file' },
  'test-notice': {},
  help: { takes: 'help' },
} as const satisfies Record<string, { takes?: string; words?: 'ids' | 'note' | 'file' }>;

export type Command = ReturnType<typeof parseCommand>;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[], now = new Date()) {
  const { values, positionals } = parse(args);
  const isHelp = values.help || positionals[0] === 'help';
  const [given = 'list', ...words] = isHelp ? ['help'] : positionals;
  const name = given as keyof typeof commands;
  const refuseIf = (isWrong: unknown, message: string) => {
    if (isWrong) throw new UsageError(message);
  };
  refuseIf(!Object.hasOwn(commands, name), `There is no command "${name}". ${seeHelp}`);
  const { takes = '', words: expected }: { takes?: string; words?: string } = commands[name];
  for (const [option, value] of Object.entries(values)) {
    refuseIf(
      !takes.split(' ').includes(option),
      `The command "${name}" has no option --${option}. ${seeHelp}`,
    );
    const example = `--${option} needs a value, for example: --${option} ${examples[option]}`;
    refuseIf(typeof value === 'string' && value.trim() === '', example);
  }
  const { csv, json, since, limit, phone, email, 'older-than': age } = values;
  // The last word is the note. If it is a number, it is more likely a lead whose note was forgotten.
  const written = expected === 'note' && /\D/.test(words.at(-1) ?? '') ? words.pop() : values.note;
  const note = toOneLine(written ?? '').trim();
  const notReached = values['not-reached'] ?? false;
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : Number.NaN));
  const areIds = ids.length > 0 && ids.every((id) => id < 2 ** 31);
  if (expected === 'note') {
    const isNote = areIds && (note || notReached);
    refuseIf(!isNote, 'A note needs a number and quotes, for example: note 17 "calls at 6"');
  } else if (expected === 'ids') {
    refuseIf(!areIds, `"${name}" needs the numbers of leads, for example: ${name} 17 18`);
  } else if (expected) {
    refuseIf(words.length !== 1, `"${name}" needs one file, for example: ${name} leads.json`);
  } else refuseIf(words[0], `The command "${name}" does not take "${words[0]}". ${seeHelp}`);
  const isShort = note.length <= maxNoteLength;
  refuseIf(
    !isShort,
    `A note has at most ${maxNoteLength} characters. This one has ${note.length}.`,
  );
  refuseIf(age && (phone ?? email), 'Use --older-than without --phone and --email.');
  const isAnybody = name === 'erase' && (age ?? phone ?? email) === undefined;
  refuseIf(isAnybody, '"erase" needs --phone, --email or --older-than.');
  refuseIf(csv !== undefined && json, 'Use --csv or --json, not both.');
  const isLimit = limit === undefined || /^[1-9]\d{0,8}$/.test(limit);
  refuseIf(!isLimit, '--limit takes a number from 1, for example: --limit 100');
  return {
    name,
    ids: [...new Set(ids)],
    note,
    notReached,
    yes: values.yes ?? false,
    force: values.force ?? false,
    /** The file to write. "-" means standard output. */
    file: csv ?? (json ? '-' : (words[0] ?? '')),
    format: csv === undefined ? (json ? ('json' as const) : undefined) : ('csv' as const),
    /** Selects leads. An undefined filter matches all. */
    filter: {
      since: since === undefined ? undefined : parseMoment('since', since, now),
      /** Leads that came before this moment and were not answered since. They come oldest first. */
      olderThan: age === undefined ? undefined : parseMoment('older-than', age, now),
      /** A city's value or label, in upper or lower case: "delhi" or "Delhi NCR". */
      city: values.city,
      type: values.type,
      campaign: values.campaign,
      source: values.source,
      /** A part of a name, phone, email, message or source, in upper or lower case. */
      search: values.search,
      /** The phone number of a person. With an address as well, either of them matches. */
      phone,
      email,
      /** Leads that are not answered. They come oldest first. */
      isOpen: values.open,
      limit: limit === undefined ? undefined : Number(limit),
    },
  };
}

type Filter = Command['filter'];
export type LeadFilter = { readonly [K in keyof Filter]?: Filter[K] | undefined };

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The other sentences of Node's message advise programmers.
    throw new UsageError(`${/^[^.\n]*/.exec((error as Error).message)}. ${seeHelp}`);
  }
}

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

/**
 * Returns the moment that staff wrote: "today", "12h", "7d", "2w" or "2y" ago, or "2026-11-21 14:30" in India.
 * @throws UsageError
 */
export function parseMoment(option: string, text: string, now: Date): Date {
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
  throw new UsageError(`--${option} takes ${choices}.`);
}

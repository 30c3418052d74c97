import { parseArgs } from 'node:util';
import { toOneLine } from '#server/database/sanitize.ts';
import { indianTime } from '#server/leads/lead-words.ts';
import { OperatorError } from '#server/operator-error.ts';

export class UsageError extends OperatorError {
  override name = 'UsageError';
}

export const help = `Usage: npm run leads [-- COMMAND OPTIONS]

  npm run leads                             the newest 20 leads
  npm run leads -- --since today            since: today, yesterday, 12h, 7d, 2w, 2026-11-21
  npm run leads -- --city pune --type bathroom --search kumar --limit 100
  npm run leads -- --open                   what waits for an answer, and how long it may
  npm run leads -- show 17                  all of a lead
  npm run leads -- answered 17 18 --note "called, visit on Friday"
  npm run leads -- reopen 17                it waits again
  npm run leads -- summary --since 7d       how many, from where, and how they were answered
  npm run leads -- --csv leads.csv          all leads as a table for Excel; the options above filter it
  npm run -s leads -- --csv - > leads.csv   the same through a pipe or into a file of the shell's
  npm run -s leads -- --json > leads.json   all leads for programs
  npm run leads -- erase --phone "98480 12345"    delete a person's data, after a question; --yes asks nothing
  npm run leads -- erase --phone -                … asks for the number: the machine's list of programs shows commands
  npm run leads -- erase --email asha@example.in    … by address
  npm run leads -- erase --older-than 2y          … by age: since the lead or its answer
  npm run leads -- backup leads-backup.json       all leads into a file; --force replaces one, as with --csv
  npm run leads -- restore leads-backup.json      put back what is missing
  npm run leads -- test-notice                    try the mails and the webhook
`;

const seeHelp = 'What there is: npm run leads -- help';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  since: text,
  city: text,
  type: text,
  search: text,
  limit: text,
  open: flag,
  csv: text,
  json: flag,
  note: text,
  phone: text,
  email: text,
  'older-than': text,
  force: flag,
  yes: { ...flag, short: 'y' },
  help: { ...flag, short: 'h' },
} as const;

/** What each command takes: these options, and a file's name, the numbers of leads, or nothing. */
const commands = {
  list: { takes: 'since city type search limit open csv json force' },
  answered: { takes: 'note', words: 'ids' },
  show: { words: 'ids' },
  reopen: { words: 'ids' },
  erase: { takes: 'phone email older-than yes' },
  summary: { takes: 'since' },
  backup: { takes: 'force', words: 'file' },
  restore: { words: 'file' },
  'test-notice': {},
  help: { takes: 'help' },
} as const satisfies Record<string, { takes?: string; words?: 'ids' | 'file' }>;

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
  const stranger = Object.keys(values).find((option) => !takes.split(' ').includes(option));
  refuseIf(stranger, `"${name}" takes no --${stranger}. ${seeHelp}`);

  const { csv, json, since, limit, city, type, search, phone, email } = values;
  const { yes = false, force = false } = values;
  const { 'older-than': age, open: isOpen } = values;
  const note = toOneLine(values.note ?? '').trim() || null;
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : Number.NaN));
  if (expected === 'ids') {
    const areIds = ids.length > 0 && ids.every((id) => id < 2 ** 31);
    refuseIf(!areIds, `Name leads by their numbers: ${name} 17 18.`);
  } else if (expected) refuseIf(words.length !== 1, `Name one file: ${name} FILE.`);
  else refuseIf(words[0], `"${name}" takes no "${words[0]}". ${seeHelp}`);
  refuseIf(age && (phone ?? email), 'Choose one of --older-than and a person.');
  refuseIf([city, type, search].includes(''), 'A filter has no value.');
  refuseIf(csv !== undefined && json, 'Choose one of --csv and --json.');
  const isJson = json || name === 'backup';
  refuseIf(limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit), '--limit takes a number from 1.');
  return {
    name,
    ids: [...new Set(ids)],
    note,
    phone,
    email,
    yes,
    force,
    /** "-" is the standard output. */
    file: csv ?? (json ? '-' : (words[0] ?? '')),
    format: csv === undefined ? isJson && ('json' as const) : ('csv' as const),
    /** Which leads; undefined: all. */
    filter: {
      since: since === undefined ? undefined : parseMoment('since', since, now),
      /** Came, and were answered if they were, before this moment; these come oldest first. */
      olderThan: age === undefined ? undefined : parseMoment('older-than', age, now),
      /** As the form sends it or as visitors read it, in any case: "delhi" or "Delhi NCR". */
      city,
      type,
      /** Part of a name, phone, email or message, in any case. */
      search,
      /** Not answered yet; these come oldest first. */
      isOpen,
      limit: limit === undefined ? undefined : Number(limit),
    },
  };
}

type Filter = ReturnType<typeof parseCommand>['filter'];
export type LeadFilter = { readonly [K in keyof Filter]?: Filter[K] | undefined };

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence says what is wrong, the others advise programmers.
    throw new UsageError(`${/^[^.\n]*/.exec((error as Error).message)}. ${seeHelp}`);
  }
}

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

/** A moment as staff write it: "today", "12h", "7d", "2w", "2y" (ago), "2026-11-21 14:30" of India. @throws UsageError */
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
  // A date that does not exist comes out as another one, or as none.
  if (!Number.isNaN(moment.getTime()) && indianTime(moment) === `${day} ${clock}`) return moment;
  const choices = 'today, yesterday, 12h, 7d, 2w, 2y, 2026-11-21 or "2026-11-21 14:30" (India)';
  throw new UsageError(`--${option} takes ${choices}.`);
}

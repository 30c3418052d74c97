import { parseArgs } from 'node:util';
import { parseSince } from './since.ts';

/** The command line cannot be understood; the message says how it may be written. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Which leads; absent: all. */
export interface LeadFilter {
  readonly since?: Date | undefined;
  /** As the form sends it or as visitors read it, in any case: "delhi" or "Delhi NCR". */
  readonly city?: string | undefined;
  readonly type?: string | undefined;
  /** Part of a name, phone, email or message, in any case. */
  readonly search?: string | undefined;
  /** The newest so many. */
  readonly limit?: number | undefined;
}

/** Whose leads: everything with this phone number and everything with this address. */
export interface Person {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** What the operator wants. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list'; readonly filter: LeadFilter }
  | { readonly name: 'json'; readonly filter: LeadFilter }
  | { readonly name: 'csv'; readonly filter: LeadFilter; readonly file: string }
  | { readonly name: 'erase'; readonly person: Person; readonly yes: boolean }
  | { readonly name: 'backup' | 'restore'; readonly file: string };

export const help = `Usage: npm run leads [-- COMMAND OPTIONS]

  npm run leads                             the newest 20 leads
  npm run leads -- --since today            since: today, yesterday, 12h, 7d, 2w, 2026-11-21
  npm run leads -- --city pune --type bathroom --search kumar
  npm run leads -- --limit 100              more of them
  npm run leads -- --csv leads.csv          all leads as a table for Excel; the options above choose
  npm run -s leads -- --json > leads.json   the same for programs
  npm run leads -- erase --phone "98480 12345"    delete a person's data, after asking
  npm run leads -- erase --email asha@example.in --yes       … without asking
  npm run leads -- backup leads-backup.json       all leads into a file
  npm run leads -- restore leads-backup.json      put back what is missing
`;

const usualLimit = 20;

/**
 * Reads the command line.
 *
 * @param args without the program's own name
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], now = new Date()): Command {
  const { values, positionals } = parse(args);
  const [name = 'list', file, ...rest] = positionals;
  const { help: wantsHelp, phone, email, yes = false, csv, json = false, ...filter } = values;
  if (wantsHelp || name === 'help') return { name: 'help' };
  const isFiltered = csv !== undefined || json || Object.keys(filter).length > 0;
  const isErasing = phone !== undefined || email !== undefined || yes;

  if (name === 'list' && !file && !isErasing) return readList(values, now);
  if (name === 'erase' && !file && !isFiltered) {
    if (phone?.trim() || email?.trim()) return { name, person: { phone, email }, yes };
    throw new UsageError('Say whose data to delete: erase --phone NUMBER, or --email ADDRESS.');
  }
  if ((name === 'backup' || name === 'restore') && !isFiltered && !isErasing) {
    if (file && rest.length === 0) return { name, file };
    throw new UsageError(`Name one file: ${name} FILE.`);
  }
  throw new UsageError(`This cannot be understood.\n\n${help}`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    help: { ...flag, short: 'h' },
    since: text,
    city: text,
    type: text,
    search: text,
    limit: text,
    csv: text,
    json: flag,
    phone: text,
    email: text,
    yes: { ...flag, short: 'y' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

function readList(values: ReturnType<typeof parse>['values'], now: Date): Command {
  const { city, type, search, csv, json } = values;
  if (csv !== undefined && json) throw new UsageError('Choose one of --csv and --json.');
  if (csv === '') throw new UsageError('Name the file: --csv FILE.');
  const since = values.since === undefined ? undefined : parseSince(values.since, now);
  if (values.since !== undefined && !since) {
    throw new UsageError(
      '--since takes today, yesterday, 30m, 12h, 7d, 2w, 2026-11-21 or "2026-11-21 14:30" (India).',
    );
  }
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) {
    throw new UsageError('--limit takes a number from 1.');
  }
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  const filter = { since, city, type, search, limit };
  if (csv !== undefined) return { name: 'csv', filter, file: csv };
  if (json) return { name: 'json', filter };
  return { name: 'list', filter: { ...filter, limit: limit ?? usualLimit } };
}

import { parseArgs } from 'node:util';
import { parseSince } from './since.ts';

/** The command line is not valid; the message says what is. */
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
  /** At most this many, the newest. */
  readonly limit?: number | undefined;
}

/** Whose leads: everything with this phone number and everything with this address, or with one. */
export type Person =
  | { readonly phone: string; readonly email?: string | undefined }
  | { readonly email: string; readonly phone?: string | undefined };

/** What the operator wants. */
export type Command =
  | { readonly name: 'help' | 'test-notice' }
  | { readonly name: 'list' | 'json'; readonly filter: LeadFilter }
  | { readonly name: 'csv' | 'backup'; readonly filter: LeadFilter; readonly file: string }
  | { readonly name: 'erase'; readonly person: Person; readonly yes: boolean }
  | { readonly name: 'restore'; readonly file: string };

export const help = `Usage: npm run leads [-- COMMAND OPTIONS]

  npm run leads                             the newest 20 leads
  npm run leads -- --since today            since: today, yesterday, 12h, 7d, 2w, 2026-11-21
  npm run leads -- --city pune --type bathroom --search kumar
  npm run leads -- --limit 100              more of them
  npm run leads -- --csv leads.csv          all leads as a table for Excel; the options above filter it
  npm run -s leads -- --json > leads.json   the same for programs
  npm run leads -- erase --phone "98480 12345"    delete a person's data, after asking
  npm run leads -- erase --email asha@example.in --yes       … without asking
  npm run leads -- backup leads-backup.json       all leads into a file
  npm run leads -- restore leads-backup.json      put back what is missing
  npm run leads -- test-notice                    try the mails and the webhook
`;

const usualLimit = 20;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/**
 * Reads the command line.
 *
 * @param args without the program's own name; a command's name comes first
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], now = new Date()): Command {
  const isNamed = args[0] !== undefined && !args[0].startsWith('-');
  const [name, rest] = isNamed ? [args[0], args.slice(1)] : ['list', [...args]];
  if (name === 'help' || rest.some((arg) => arg === '--help' || arg === '-h')) {
    return { name: 'help' };
  }
  try {
    switch (name) {
      case 'list':
        return readList(rest, now);
      case 'erase':
        return readErase(rest);
      case 'backup':
        return { name, filter: {}, file: readFileName(name, rest) };
      case 'restore':
        return { name, file: readFileName(name, rest) };
      case 'test-notice':
        parseArgs({ args: rest });
        return { name };
      default:
        throw new UsageError(`There is no command "${name}".\n\n${help}`);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('ERR_PARSE_ARGS') ? new UsageError(`${message}\n\n${help}`) : error;
  }
}

function readList(args: string[], now: Date): Command {
  const options = { since: text, city: text, type: text, search: text, limit: text } as const;
  const { values } = parseArgs({ args, options: { ...options, csv: text, json: flag } });
  const { csv, json, city, type, search } = values;
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

function readErase(args: string[]): Command {
  const options = { phone: text, email: text, yes: { ...flag, short: 'y' } } as const;
  const { phone, email, yes = false } = parseArgs({ args, options }).values;
  if (phone?.trim()) return { name: 'erase', person: { phone, email }, yes };
  if (email?.trim()) return { name: 'erase', person: { email }, yes };
  throw new UsageError('Say whose data to delete: erase --phone NUMBER, or --email ADDRESS.');
}

function readFileName(name: string, args: string[]): string {
  const [file, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!file || rest.length > 0) throw new UsageError(`Name one file: ${name} FILE.`);
  return file;
}

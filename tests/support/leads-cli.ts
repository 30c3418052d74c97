import { readConfig } from '#server/base/config.ts';
import { runLeads } from '#server/staff/commands.ts';
import type { Session } from '#server/staff/session.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { validRequest } from './app.ts';
import { createNoticeStore } from './notices.ts';
import { query } from './query.ts';
import type { TestDatabase } from './test-database.ts';

interface CliOptions {
  readonly config: Partial<ReturnType<Session['loadConfig']>>;
  /** The text that the operator types when asked. By default it is empty. */
  readonly answer?: string | (() => Promise<string>);
  readonly now?: Date;
  /** Runs before the program may continue to print. */
  readonly onPrint?: () => Promise<unknown>;
}

/** Runs `npm run leads` in this process. Its output is `out`, and its other messages are `warnings`. */
export async function runCli(args: readonly string[], options: CliOptions) {
  const out: string[] = [];
  const warnings: string[] = [];
  const questions: string[] = [];
  const terminal: Session['terminal'] = {
    width: 100,
    print: async (text) => {
      out.push(text);
      await options.onPrint?.();
    },
    warn: (text) => void warnings.push(text),
    ask: async (question) => {
      questions.push(question);
      const { answer = '' } = options;
      return typeof answer === 'string' ? answer : answer();
    },
  };
  const config = { ...readConfig({}), DATA_DIR: '', ...options.config };
  const { now = new Date() } = options;
  const code = await runLeads(args, { loadConfig: () => config, terminal, now });
  return { code, out: out.join(''), warnings: warnings.join('\n'), questions };
}

/** Runs `npm run leads` on a test's database. */
export function cli({ url }: TestDatabase, args: readonly string[], answer?: string) {
  return runCli(args, { config: { DATABASE_URL: url }, ...(answer !== undefined && { answer }) });
}

/** Replaces all leads by these, each with a notice. The last one is the newest. */
export async function fill(database: TestDatabase, ...leads: Partial<ContactRequest>[]) {
  await database.pool.query('truncate contact_forms restart identity cascade');
  const store = createNoticeStore(database, { name: 'email' });
  for (const changes of leads) await store.saveLead({ ...validRequest, ...changes }, {});
}

/** Returns the names of all leads in the order of their numbers. */
export async function namesIn({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from contact_forms order by id');
  return rows.map(({ name }) => name);
}

/** Adds leads of ordinary length, the last one the newest, without the site's time limits. */
export const addLeads = (database: { readonly url: string }, count: number) =>
  query(
    database.url,
    `insert into contact_forms (name, email, phone, city, project_type, message, created_at)
     select 'Visitor ' || n, 'visitor@example.in', '+91 ' || 6000000000 + n, 'pune', 'bathroom', repeat('कि', 99),
       now() + make_interval(secs => n * 0.001)
     from generate_series(1, ${count}) n`,
  );

import type pg from 'pg';

/** What the statement below may take as parameters. */
export interface StoreParameters {
  readonly key: string | null;
  /** Null: this request is not counted. */
  readonly client: Buffer | null;
  readonly max: number;
  readonly windowSeconds: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string | null;
  readonly projectType: string;
  readonly message: string | null;
  readonly channels: readonly string[];
}

/**
 * At most one of the three is set. None is: another request with the same key was stored while this
 * one ran, and this one's view of the database is older.
 */
export interface StoreAnswer {
  saved: number | null;
  repeated: number | null;
  retryAfterSeconds: number | null;
}

/** What a lead may have beside its own row. */
type Extras = Readonly<Record<'key' | 'client' | 'channels', boolean>>;

interface Statement {
  readonly text: string;
  /** Its parameters, in their order. */
  readonly fields: readonly (keyof StoreParameters)[];
}

/**
 * Counts the client's request, claims the key and stores the lead in one statement, so that a lead
 * costs one round trip and one commit, and either all of it happens or nothing. As SQL, because
 * drizzle has no way to let several writing CTEs decide on each other.
 *
 * The order is the same for all: first the client's row, then the key; so none waits in a circle.
 * A client that is over its limit writes nothing at all. The lead's id is drawn before the key is
 * claimed, because the claim holds it; the foreign key is checked when the statement ends.
 *
 * What a lead does not have is left out, because Postgres would open its tables all the same.
 */
function compose({ key, client, channels }: Extras): Statement {
  const fields: (keyof StoreParameters)[] = [];
  const $ = (field: keyof StoreParameters) => {
    if (!fields.includes(field)) fields.push(field);
    return `$${fields.indexOf(field) + 1}`;
  };
  const isNew = key ? 'not exists (select from prior)' : 'true';
  const isAllowed = client ? 'not exists (select from refused)' : 'true';
  const isClaimed = key ? 'exists (select from claimed)' : 'true';
  const parts = [
    key &&
      `prior as (
        select contact_form_id as id from contact_submissions where key = ${$('key')}::uuid
      )`,
    client &&
      `barred as (
        select window_ends_at from contact_rate_limits
        where client = ${$('client')}::bytea and requests >= ${$('max')}::int and window_ends_at > now()
      ),
      counted as (
        insert into contact_rate_limits as seen (client, requests, window_ends_at)
        select ${$('client')}, 1, now() + make_interval(secs => ${$('windowSeconds')}::int)
        where ${isNew} and not exists (select from barred)
        on conflict (client) do update set
          requests = case when seen.window_ends_at > now() then seen.requests + 1 else 1 end,
          window_ends_at = case when seen.window_ends_at > now() then seen.window_ends_at else excluded.window_ends_at end
        returning requests, window_ends_at
      ),
      refused as (
        select window_ends_at from barred
        union all
        select window_ends_at from counted where requests > ${$('max')}
      )`,
    `admitted as (
      select nextval('contact_forms_id_seq')::int as id where ${isNew} and ${isAllowed}
    )`,
    key &&
      `claimed as (
        insert into contact_submissions (key, contact_form_id)
        select ${$('key')}, id from admitted
        on conflict (key) do nothing
        returning contact_form_id
      )`,
    `lead as (
      insert into contact_forms (id, name, email, phone, city, project_type, message)
      select id, ${$('name')}, ${$('email')}, ${$('phone')}, ${$('city')}, ${$('projectType')}, ${$('message')}
      from admitted where ${isClaimed}
      returning id
    )`,
    channels &&
      `notice as (
        insert into lead_outbox (contact_form_id, channel)
        select id, channel from lead, unnest(${$('channels')}::text[]) as channel
      )`,
  ];
  const secondsLeft = 'greatest(1, ceil(extract(epoch from max(window_ends_at) - now())))::int';
  const text = `
    with ${parts.filter((part) => part !== false).join(', ')}
    select
      (select id from lead) as "saved",
      ${key ? '(select id from prior)' : 'null::int'} as "repeated",
      ${client ? `(select ${secondsLeft} from refused)` : 'null::int'} as "retryAfterSeconds"`;
  return { text, fields };
}

const statements = new Map<string, Statement>();

/**
 * Runs the statement, which each connection prepares once.
 *
 * @throws the database's error.
 */
export async function storeLead(pool: pg.Pool, lead: StoreParameters): Promise<StoreAnswer> {
  const extras = {
    key: lead.key !== null,
    client: lead.client !== null,
    channels: lead.channels.length > 0,
  };
  const having = Object.entries(extras).flatMap(([extra, has]) => (has ? [extra] : []));
  const name = ['store-lead', ...having].join('-');
  const { text, fields } = statements.get(name) ?? compose(extras);
  statements.set(name, { text, fields });
  const values = fields.map((field) => lead[field]);
  const { rows } = await pool.query<StoreAnswer>({ name, text, values });
  return rows[0] as StoreAnswer;
}

import type pg from 'pg';

/** The parameters of the statement below, in their order. */
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

/**
 * Counts the client's request, claims the key and stores the lead in one statement, so that a lead
 * costs one round trip and one commit, and either all of it happens or nothing. As SQL, because
 * drizzle has no way to let several writing CTEs decide on each other.
 *
 * The order is the same for all: first the client's row, then the key; so none waits in a circle.
 * A client that is over its limit writes nothing at all. The lead's id is drawn before the key is
 * claimed, because the claim holds it; the foreign key is checked when the statement ends.
 */
const text = `
with prior as (
  select contact_form_id as id from contact_submissions where key = $1::uuid
),
barred as (
  select window_ends_at from contact_rate_limits
  where client = $2::bytea and requests >= $3::int and window_ends_at > now()
),
counted as (
  insert into contact_rate_limits as seen (client, requests, window_ends_at)
  select $2, 1, now() + make_interval(secs => $4::int)
  where $2 is not null and not exists (select from prior) and not exists (select from barred)
  on conflict (client) do update set
    requests = case when seen.window_ends_at > now() then seen.requests + 1 else 1 end,
    window_ends_at = case when seen.window_ends_at > now() then seen.window_ends_at else excluded.window_ends_at end
  returning requests, window_ends_at
),
refused as (
  select window_ends_at from barred
  union all
  select window_ends_at from counted where requests > $3
),
admitted as (
  select nextval('contact_forms_id_seq')::int as id
  where not exists (select from prior) and not exists (select from refused)
),
claimed as (
  insert into contact_submissions (key, contact_form_id)
  select $1, id from admitted where $1 is not null
  on conflict (key) do nothing
  returning contact_form_id
),
lead as (
  insert into contact_forms (id, name, email, phone, city, project_type, message)
  select id, $5, $6, $7, $8, $9, $10 from admitted
  where $1 is null or exists (select from claimed)
  returning id
),
notice as (
  insert into lead_outbox (contact_form_id, channel)
  select id, channel from lead, unnest($11::text[]) as channel
)
select
  (select id from lead) as "saved",
  (select id from prior) as "repeated",
  (select greatest(1, ceil(extract(epoch from max(window_ends_at) - now())))::int from refused) as "retryAfterSeconds"
`;

/**
 * Runs the statement, which each connection prepares once.
 *
 * @throws the database's error.
 */
export async function storeLead(pool: pg.Pool, lead: StoreParameters): Promise<StoreAnswer> {
  const { rows } = await pool.query<StoreAnswer>({
    name: 'store-lead',
    text,
    values: [
      lead.key,
      lead.client,
      lead.max,
      lead.windowSeconds,
      lead.name,
      lead.email,
      lead.phone,
      lead.city,
      lead.projectType,
      lead.message,
      lead.channels,
    ],
  });
  return rows[0] as StoreAnswer;
}

import type pg from 'pg';

/** What endangers acknowledged leads here, or shows them to a network, in plain words. */
export async function findWarnings(
  client: pg.Client,
  { connectionString = '' }: pg.ClientConfig,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`);
  const unsafe = rows.map(
    ({ name }) => `${name} is off: a crash may lose leads already confirmed.`,
  );
  const exposed =
    'DATABASE_URL leads to another machine without encryption: add ?sslmode=verify-full, or ' +
    '?sslmode=disable if nobody else can listen.';
  return isExposed(client.host, connectionString) ? [exposed, ...unsafe] : unsafe;
}

export function isExposed(host: string, connectionString: string): boolean {
  const isLocal = /^(localhost|127\.[\d.]+|::1|\/.*)$/.test(host);
  return connectionString !== '' && !isLocal && !/[?&]ssl(mode)?=/.test(connectionString);
}

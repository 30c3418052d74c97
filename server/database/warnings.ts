import type pg from 'pg';

const consequences: Readonly<Record<string, string>> = {
  fsync: 'after a crash of the machine leads may be lost and the database may not open again',
  full_page_writes: 'after a crash of the machine the database may be damaged',
  synchronous_commit: 'a crash may lose leads of the last second that visitors believe sent',
};

/** What endangers acknowledged leads here, or shows them to a network, in plain words. */
export async function findWarnings(
  client: pg.Client,
  { connectionString = '' }: pg.ClientConfig,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [Object.keys(consequences)],
  );
  const warnings = rows.map(({ name }) => `${name} is off: ${consequences[name]}.`);
  return isExposed(client.host, connectionString)
    ? [
        'DATABASE_URL leads to another machine without encryption: add ?sslmode=verify-full, or ' +
          '?sslmode=disable if nobody else can listen.',
        ...warnings,
      ]
    : warnings;
}

/** Does this address lead to another machine, and says nothing of encryption? */
export function isExposed(host: string, connectionString: string): boolean {
  const isLocal = /^(localhost|127\.[\d.]+|::1|\/.*)$/.test(host);
  return connectionString !== '' && !isLocal && !/[?&]ssl(mode)?=/.test(connectionString);
}

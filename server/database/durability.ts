import type pg from 'pg';

const consequences: Readonly<Record<string, string>> = {
  fsync: 'after a crash of the machine leads may be lost and the database may not open again',
  full_page_writes: 'after a crash of the machine the database may be damaged',
  synchronous_commit: 'a crash may lose leads of the last second that visitors believe sent',
};

/** Which of this server's settings endanger leads that have been acknowledged, in plain words. */
export async function findDurabilityWarnings(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [Object.keys(consequences)],
  );
  return rows.map(({ name }) => `${name} is off: ${consequences[name]}.`);
}

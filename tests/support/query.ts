import pg from 'pg';

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}

/** Runs a statement on a new connection. Resolves to its rows. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // Some statements end the server.
  client.on('error', () => {});
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

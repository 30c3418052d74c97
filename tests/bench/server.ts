import { get } from 'node:http';
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startChild } from './child.ts';
import { createPool, measureInserts, requestOfNextClient } from './lead-requests.ts';
import { measureLoad, processorSeconds } from './load.ts';
import { type BenchContext, type BenchResult, median, type Row, round } from './result.ts';
import { startSite } from './site.ts';

/** As many as the site has database connections. */
const connections = 16;

/** What is measured in every round, one after the other. */
interface Contender {
  readonly what: string;
  /** Its rate is reported as a share of this one's; the floors have none. */
  readonly floor?: string;
  readonly target?: string;
  /** The process under load. */
  readonly pid?: number;
  /** A second's requests. */
  readonly measure: () => Promise<number>;
}

/** The site's answer to a browser, to be sent by the floor byte by byte. */
function fetchHome(port: number, headers: Record<string, string>) {
  return new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', headers }, async (response) => {
      const own = new Set(['date', 'connection', 'keep-alive']);
      const { rawHeaders } = response;
      const kept = rawHeaders.filter(
        (_, i) => !own.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()),
      );
      const chunks = await response.toArray();
      resolve({ headers: kept, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

/** The site's own Postgres as it always runs, but with room for two sites and the floor. */
async function startPostgres({ scope }: BenchContext, dataDir: string): Promise<string> {
  const postgres = await startEmbedded({
    dataDir,
    log: () => {},
    settings: { max_connections: '100' },
    tied: true,
  });
  scope.atEnd(() => postgres.close());
  const { user, password, host, port, database } = postgres.connection;
  return `postgresql://${user}:${password}@${host}:${port}/${database}`;
}

async function measureRounds(contenders: readonly Contender[], rounds: number): Promise<Row[]> {
  const rates = new Map<string, number[]>(contenders.map(({ what }) => [what, []]));
  const costs = new Map<string, number[]>(contenders.map(({ what }) => [what, []]));
  // The compiler of a young process is still at work: a first round is not counted.
  for (const { measure } of contenders) await measure();
  for (let i = 0; i < rounds; i++) {
    for (const { what, pid, measure } of contenders) {
      const began = performance.now();
      const before = pid === undefined ? undefined : await processorSeconds(pid);
      const rate = await measure();
      const used = pid === undefined ? undefined : await processorSeconds(pid);
      const seconds = (performance.now() - began) / 1000;
      rates.get(what)?.push(rate);
      // The rate holds for the whole time, the first moments included.
      if (used !== undefined && before !== undefined)
        costs.get(what)?.push(((used - before) / seconds / rate) * 1e6);
    }
  }
  return contenders.map(({ what, floor, target }) => {
    const own = rates.get(what) ?? [];
    const others = floor === undefined ? undefined : rates.get(floor);
    const cost = costs.get(what) ?? [];
    return {
      what,
      'requests/s': round(median(own)),
      ...(cost.length > 0 && { 'processor, µs each': round(median(cost)) }),
      ...(others && {
        'of floor': round(median(own.map((rate, i) => rate / (others[i] ?? 0))), 2),
      }),
      ...(target !== undefined && { 'to reach': target }),
    };
  });
}

/**
 * GET / and POST /api/contact over the loopback, beside their floors in the same rounds: a bare
 * `node:http` server that sends the same bytes, and a plain insert of the same row into the same
 * Postgres, which syncs every commit to disk.
 */
export async function benchServer(context: BenchContext, seconds: number): Promise<BenchResult> {
  const { scope, rounds } = context;
  const folder = await makeTemporaryFolder('bench');
  scope.atEnd(folder.remove);
  const url = await startPostgres(context, folder.path);
  // Each lead comes from an address of its own, as behind a proxy on this machine: one client alone may
  // not have so many under way.
  const settings = { DATABASE_URL: url, TRUST_PROXY: 'loopback' };
  const site = await startSite(context, folder.path, settings);
  const uncounted = await startSite(context, folder.path, { ...settings, CONTACT_RATE_LIMIT: '0' });
  const pool = createPool(url);
  scope.atEnd(() => pool.end());

  const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const home = await fetchHome(site.port, accepting);
  const bare = await startChild('./bare-server.ts', scope, home);
  const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${accepting['accept-encoding']}\r\n\r\n`;
  const getHome = (port: number) => () =>
    measureLoad({ port, connections, seconds, status: 200, request: () => request });
  const post = (port: number) => () =>
    measureLoad({ port, connections, seconds, status: 201, request: requestOfNextClient });

  const bareHttp = 'bare node:http, the same bytes';
  const insert = 'plain pg insert, the same row';
  const rows = await measureRounds(
    [
      { what: bareHttp, pid: bare.pid, measure: getHome(bare.port) },
      {
        ...{ what: 'GET /', floor: bareHttp, target: '0.85 of floor' },
        ...{ pid: site.pid, measure: getHome(site.port) },
      },
      { what: insert, measure: () => measureInserts(pool, connections, seconds) },
      {
        ...{ what: 'POST /api/contact, uncounted', floor: insert },
        ...{ pid: uncounted.pid, measure: post(uncounted.port) },
      },
      {
        ...{ what: 'POST /api/contact, counted client', floor: insert, target: '300/s' },
        ...{ pid: site.pid, measure: post(site.port) },
      },
    ],
    rounds,
  );
  return {
    tables: [rows],
    notes: [
      `Medians of ${rounds} rounds of ${seconds} s each over ${connections} connections; a share is the median of the rounds' shares.`,
      `GET / is ${home.body.length} bytes of brotli with ${home.headers.length / 2} headers.`,
    ],
  };
}

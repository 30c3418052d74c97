import { Agent, request } from 'node:http';
import pg from 'pg';
import { type BadRequest, generateBadRequests } from './bad-requests.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead, type Try } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

/** What a stack trace, a parser's words or a database's message would look like. */
const internals =
  /\bat \S+:\d+|node_modules|node:internal|Unexpected token|SQLSTATE|contact_[frs]|ECONN/i;

/** Sends one; where the body is cut off, the connection is closed. Never rejects. */
function send(
  url: string,
  agent: Agent,
  { path, headers, body, framing }: BadRequest,
): Promise<Try> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (result: number | string, text = '', retryAfter: string | null = null) =>
      resolve({ result, text, retryAfter, began, ended: performance.now() });
    const length = framing === 'cut off' ? body.length + 10 : body.length;
    const outgoing = request(url + path, {
      method: 'POST',
      agent: framing === 'cut off' ? false : agent,
      headers: {
        ...headers,
        ...(framing === 'chunked'
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': length }),
      },
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('timeout')));
    outgoing.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      end(framing === 'cut off' ? framing : (code ?? message)),
    );
    outgoing.once('response', async (response) => {
      const text = (
        await response
          .setEncoding('utf8')
          .toArray()
          .catch(() => [])
      ).join('');
      end(response.statusCode ?? 0, text, response.headers['retry-after'] ?? null);
    });
    if (framing === 'cut off') {
      outgoing.write(body, () => setTimeout(() => outgoing.destroy(), 20));
    } else {
      outgoing.end(body);
    }
  });
}

/** How many of these leads are stored, and how many there are in all. */
async function countStored(databaseUrl: string, ids: readonly number[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ found: number; stored: number }>(
      `select count(*) filter (where id = any($1))::int as found, count(*)::int as stored
       from contact_forms`,
      [ids],
    )
    .finally(() => client.end());
  return rows[0] ?? { found: 0, stored: 0 };
}

export interface BadBodiesOptions {
  readonly count?: number;
  readonly seed?: number;
}

/** Generated bodies of wrong types, sizes, encodings, keys and lengths, to the API and the form. */
export async function badBodies(
  { site: program, scope }: PartContext,
  { count = 10_000, seed = 20_150 }: BadBodiesOptions = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope }, { CONTACT_RATE_LIMIT: '1000000' });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  scope.atEnd(async () => agent.destroy());
  const tally = new Tally();
  const ids = new Set<number>();
  let revealing = 0;

  const requests = generateBadRequests(count, seed).values();
  const work = async () => {
    for (const bad of requests) {
      const attempt = await send(site.url, agent, bad);
      tally.add(attempt);
      if (bad.path === '/api/contact') {
        if (internals.test(attempt.text)) revealing += 1;
        if (attempt.result === 201) ids.add(JSON.parse(attempt.text).id);
      }
      const hasEnded = typeof attempt.result === 'number' || attempt.result === 'cut off';
      findings.expect(hasEnded, `no answer: ${attempt.result}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));

  const { found, stored } = await countStored(await site.findDatabase(), [...ids]);
  const logged = site.server.output
    .split('\n')
    .filter((line) => /"level":[56]0|^\s+at /.test(line));
  findings.note(`${count} requests of seed ${seed}: answers ${tally}`);
  findings.expect(tally.sum((result) => Number(result) >= 500) === 0, `server errors: ${tally}`);
  findings.expect(revealing === 0, `${revealing} answers show internals`);
  findings.expect(logged.length === 0, `errors in the log: ${logged.slice(0, 3).join(' ')}`);
  findings.expect(found === ids.size, `${ids.size - found} acknowledged leads are lost`);
  const good = await postLead(site.url, makeLead());
  findings.expect(good.result === 201, `a good request afterwards: ${good.result}`);
  const { code } = await site.server.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  return {
    figures: {
      acknowledged: ids.size,
      stored,
      lost: ids.size - found,
      unavailable: tally.count(503),
      otherServerErrors: tally.otherServerErrors,
      longestMs: Math.round(tally.longestMs),
    },
    ...findings,
  };
}

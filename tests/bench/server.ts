import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Options, type Request } from 'autocannon';
import { startBuiltSite } from '#tests/support/built-site.ts';
import type { BenchOptions, Row } from './main.ts';

/** The number of connections that load the server. */
const connections = 16;

let sent = 0;

/** Returns the next lead, from another client than the last. */
function nextLead(request: Request): Request {
  const n = sent++;
  const client = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const lead = {
    ...{ name: `Asha Rao ${process.pid} ${n}`, email: 'asha@example.in', phone: '+91 98480 12345' },
    ...{ city: 'hyderabad', projectType: 'modular-kitchen', message: 'L-shaped, 10 × 12 ft.' },
  };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  return { ...request, headers, body: JSON.stringify(lead) };
}

/** Returns autocannon's figures. A first round is not counted, because the compiler is still at work. */
async function load(options: Options) {
  await autocannon({ connections, ...options, duration: 1 });
  const result = await autocannon({ connections, ...options });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} responses are not 2xx`);
  return result;
}

/**
 * Measures GET / beside a bare `node:http` server that sends the same bytes, and leads by POST /api/contact, over the
 * loopback.
 */
export async function benchServer({ scope, seconds: duration }: BenchOptions): Promise<Row[]> {
  // Each lead comes from a different address, as behind a proxy on this machine.
  const site = await startBuiltSite({ TRUST_PROXY: 'loopback', CONTACT_RATE_LIMIT: '' });
  scope.atEnd(() => site.stop());
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), { execArgv: [] });
  scope.atEnd(async () => void bare.kill());
  bare.send(site.origin);
  const [{ port }] = await once(bare, 'message');

  const headers = { 'accept-encoding': 'br' };
  const url = `${site.origin}/api/contact`;
  const post: Options = { url, method: 'POST', duration, requests: [{ setupRequest: nextLead }] };
  const results = {
    'bare node:http': await load({ url: `http://127.0.0.1:${port}`, headers, duration }),
    'GET /': await load({ url: site.origin, headers, duration }),
    'POST /api/contact': await load(post),
    'the same, 100/s': await load({ ...post, overallRate: 100 }),
  };
  return Object.entries(results).map(([what, { requests, latency }]) => ({
    what,
    'requests/s': requests.average,
    'of the bare rate': (requests.average / results['bare node:http'].requests.average).toFixed(2),
    'half within, ms': latency.p50,
    '99 in 100 within, ms': latency.p99,
  }));
}

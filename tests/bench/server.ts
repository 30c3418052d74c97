import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { type BenchOptions, median, type Row } from './bench.ts';

/** As many as the site has database connections. */
const connections = 16;

let sent = 0;

/** The next lead, from another client than the last: the same answers would be the same lead. */
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

/** Processor time that a process has used, in microseconds; not a number where the system does not say. */
async function processorTime(pid?: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[11]) + Number(words[12])) * 10_000;
}

interface Loaded {
  readonly rate: number;
  /** Processor time of the server for a request, in microseconds. */
  readonly cost: number;
  readonly latency: Result['latency'];
}

/** Autocannon's figures of so many rounds, after one that is not counted: the compiler is still at work. */
async function load(rounds: number, pid: number | undefined, options: Options): Promise<Loaded[]> {
  const measured: Loaded[] = [];
  for (let i = 0; i <= rounds; i++) {
    const before = await processorTime(pid);
    const result = await autocannon({ connections, ...options });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers are not 2xx`);
    const cost = ((await processorTime(pid)) - before) / result.requests.total;
    measured.push({ rate: result.requests.average, cost, latency: result.latency });
  }
  return measured.slice(1);
}

/**
 * GET / beside a bare `node:http` server that sends the same bytes, and leads by POST /api/contact, over
 * the loopback. On few processors autocannon is the brake, so the processor time says more than the rate.
 */
export async function benchServer({ scope, rounds, seconds }: BenchOptions): Promise<Row[][]> {
  // Each lead comes from an address of its own, as behind a proxy on this machine.
  const site = await startBuiltSite({ TRUST_PROXY: 'loopback', CONTACT_RATE_LIMIT: '' });
  scope.atEnd(() => site.stop());
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), { execArgv: [] });
  scope.atEnd(async () => void bare.kill());
  bare.send(site.origin);
  const [{ port }] = await once(bare, 'message');

  const headers = { 'accept-encoding': 'br' };
  const duration = seconds;
  const post: Options = {
    ...{ url: `${site.origin}/api/contact`, method: 'POST', duration },
    requests: [{ setupRequest: nextLead }],
  };
  const { pid } = site.server.child;
  const loads = {
    'bare node:http': await load(rounds, bare.pid, {
      ...{ url: `http://127.0.0.1:${port}`, headers, duration },
    }),
    'GET /': await load(rounds, pid, { url: site.origin, headers, duration }),
    'POST /api/contact': await load(rounds, pid, post),
    'the same, 100/s': await load(rounds, pid, { ...post, overallRate: 100 }),
  };
  const floor = loads['bare node:http'];
  const rows = Object.entries(loads).map(([what, all]) => ({
    what,
    'requests/s': median(all.map(({ rate }) => rate)),
    'processor, µs each': median(all.map(({ cost }) => cost)),
    'floor’s rate': median(
      all.map(({ rate }, i) => rate / (floor[i]?.rate ?? 0)),
      2,
    ),
    'half within, ms': median(all.map(({ latency }) => latency.p50)),
    '99 in 100 within, ms': median(all.map(({ latency }) => latency.p99)),
  }));
  return [rows];
}

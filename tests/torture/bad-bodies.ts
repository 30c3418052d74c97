import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { validRequest } from '#tests/support/app.ts';
import { type SendOptions, send } from '#tests/support/http.ts';
import { query } from '#tests/support/postgres-global-setup.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

const nasty = [
  ...['', '\0', 'long enough\0', '\ud800 long enough', 'long enough \udfff', '\uffff\ufffe'],
  ...['👩‍🍳'.repeat(20), '﷽'.repeat(300), '\u202e9848012345', '\r\n\r\nGET / HTTP/1.1'],
  ...["'); drop table contact_forms; --", '$1', '<script>alert(1)</script>', '%00%ff', '%zz'],
  ...['a@b.in', 'a@b.in\nBcc: c@d.in', '0'.repeat(5000), '../../etc/passwd'],
];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...nasty));
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
const fields = Object.keys(validRequest);
const key = fc.constantFrom(
  ...[...fields, '__proto__', 'constructor', 'toString', 'toJSON', 'then', 'id', 'createdAt', ''],
);
const entries = fc.array(fc.tuple(key, value), { maxLength: 9 });

/** Returns JSON text. `JSON.stringify` of an object would lose repeated keys and `__proto__`. */
const objectText = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`)}}`;
const almostValid = entries.map((changes) =>
  objectText([...Object.entries(validRequest), ...changes.slice(0, 3)]),
);
const jsonText = fc.oneof(
  { weight: 6, arbitrary: almostValid },
  { weight: 4, arbitrary: entries.map(objectText) },
  { weight: 4, arbitrary: fc.tuple(almostValid, fc.nat(400)).map(([all, n]) => all.slice(0, n)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((any) => JSON.stringify(any)) },
  fc.nat(20_000).map((depth) => '[{"name":'.repeat(depth)),
  fc
    .tuple(fc.constantFrom(...fields), fc.nat(260_000))
    .map(([name, n]) => JSON.stringify({ ...validRequest, [name]: 'x'.repeat(n) })),
);
/** Bodies as a form sends them, and wrong ones. */
const formText = entries.map((pairs) =>
  pairs.map(([name, content]) => `${name}=${String(content).replaceAll('=', '&')}`).join('&'),
);

const encodings = [
  ...Array(8).fill((whole: string) => Buffer.from(whole)),
  (whole: string) => Buffer.from(whole, 'utf16le'),
  (whole: string) => Buffer.from(whole, 'latin1'),
  (whole: string) => gzipSync(whole),
];
/** Headers that are mostly right, so that requests reach the rules for bodies. */
const oddHeaders = [
  ...Array(20).fill({}),
  ...[{ 'content-type': 'text/json' }, { 'content-type': 'application/json;charset=utf-16' }],
  ...[{ 'content-encoding': 'gzip' }, { 'content-encoding': 'x'.repeat(500) }],
  ...[{ 'transfer-encoding': 'chunked' }, { origin: 'http://[' }, { origin: 'null' }],
  ...[{ 'x-forwarded-for': 'unknown' }, { 'x-forwarded-for': `1.2.3.4,${',9'.repeat(300)}` }],
];
const badRequest = (type: string, content: fc.Arbitrary<string>): fc.Arbitrary<SendOptions> =>
  fc
    .tuple(content, fc.constantFrom(...encodings), fc.constantFrom(...oddHeaders))
    .map(([whole, encode, odd]) => ({
      method: 'POST',
      body: encode(whole),
      headers: { 'content-type': type, ...odd },
    }));
/** Generates requests, mostly to the API and some to the form. The same seed gives the same requests. */
export function generateBadRequests(count: number, seed: number) {
  const api = badRequest('application/json', jsonText);
  const form = badRequest('application/x-www-form-urlencoded', formText);
  const any = fc.oneof(
    { weight: 5, arbitrary: fc.record({ path: fc.constant('/api/contact'), request: api }) },
    { weight: 1, arbitrary: fc.record({ path: fc.constant('/contact'), request: form }) },
  );
  return fc.sample(any, { numRuns: count, seed });
}

/** Matches a stack trace, a parser's text or a database's message. */
const internals =
  /\bat \S+:\d+|node_modules|node:internal|Unexpected token|SQLSTATE|contact_[frs]|ECONN/i;

/** Sends bodies of wrong types, sizes, encodings, keys and lengths to the API and the form. */
export async function badBodies(
  { site: program, scope }: PartContext,
  { count = 10_000, seed = 20_150 } = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope }, { CONTACT_RATE_LIMIT: '1000000' });
  const tally = new Tally();
  const ids = new Set<number>();
  const requests = generateBadRequests(count, seed).values();
  const work = async () => {
    for (const { path, request } of requests) {
      const began = performance.now();
      const { status, text, headers } = await send(Number(new URL(site.url).port), path, request);
      const retryAfter = headers['retry-after'] ?? null;
      tally.add({ result: status, text, retryAfter, began, ended: performance.now() });
      findings.expect(!internals.test(text), `an answer shows internals: ${text}`);
      if (status === 201) ids.add(JSON.parse(text).id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));

  const leads = 'select id from contact_forms';
  const rows = await query<{ id: number }>(await site.findDatabase(), leads);
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...ids].filter((id) => !stored.has(id)).length;
  const logged = site.server.output.match(/^.*"level":[56]0.*|^\s+at .*/gm) ?? [];
  findings.notes.push(`${count} requests of seed ${seed}: answers ${tally}`);
  const { figures } = tally;
  const errors = figures.otherServerErrors + figures.unavailable;
  findings.expect(errors === 0, `server errors: ${tally}`);
  findings.expect(logged.length === 0, `errors in the log: ${logged.slice(0, 3).join(' ')}`);
  findings.expect(ids.size > 0 && lost === 0, `${lost} of ${ids.size} acknowledged leads are lost`);
  const good = await postLead(site.url, makeLead());
  findings.expect(good.result === 201, `a good request afterwards: ${good.result}`);
  const { code } = await site.server.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  return {
    figures: { acknowledged: ids.size, stored: stored.size, lost, ...figures },
    ...findings,
  };
}

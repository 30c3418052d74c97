import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSaveLead } from '#server/leads/store.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { type SendOptions, send } from '#tests/support/http.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

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
function generateBadRequests(count: number, seed: number) {
  const api = badRequest('application/json', jsonText);
  const form = badRequest('application/x-www-form-urlencoded', formText);
  const any = fc.oneof(
    { weight: 5, arbitrary: fc.record({ path: fc.constant('/api/contact'), request: api }) },
    { weight: 1, arbitrary: fc.record({ path: fc.constant('/contact'), request: form }) },
  );
  return fc.sample(any, { numRuns: count, seed });
}

test('the server answers no bad request with a server error or internals', async () => {
  const database = await createTestDatabase();
  const saveLead = createSaveLead(database);
  const { port } = await serveApp({ saveLead });
  let stored = 0;
  for (const { path, request } of generateBadRequests(400, 20_150)) {
    const { status, text } = await send(port, path, request);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/\bat \S+:\d+|node_modules|[a-z]Error|SQLSTATE|contact_[frs]|ECONN/);
    if (status === 201 || status === 303) stored += 1;
  }
  expect(stored).toBeGreaterThan(0);
  expect((await database.pool.query('select from contact_forms')).rowCount).toBe(stored);
});

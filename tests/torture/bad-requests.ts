// Over 150 lines: each kind of request that no browser sends.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { validRequest } from '#tests/support/app.ts';

/** One post that some rule or parser may stumble over. Some are good enough to be stored. */
export interface BadRequest {
  readonly path: '/api/contact' | '/contact';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** How the body's end is signalled: by its length, in chunks, or by a length it never reaches. */
  readonly framing: 'length' | 'chunked' | 'cut off';
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }),
  fc.constantFrom(
    ...['', '\0', 'long enough\0', '\ud800 long enough', 'long enough \udfff', '\uffff\ufffe'],
    ...[
      '👩‍🍳'.repeat(20),
      '﷽'.repeat(300),
      'మా'.repeat(500),
      '\u202e9848012345',
      '\r\n\r\nGET / HTTP/1.1',
    ],
    ...["'); drop table contact_forms; --", '$1', '{{7*7}}', '<script>alert(1)</script>', '%00%ff'],
    ...['a@b.in', 'a@b.in\nBcc: c@d.in', '0'.repeat(5000), '-Infinity', '../../etc/passwd'],
  ),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 0, -0, 1e308, 2 ** 53, [], {}, [[validRequest]]),
  },
);

const field = fc.constantFrom(...(Object.keys(validRequest) as (keyof typeof validRequest)[]));
const prototypeKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON'],
  ...['then', 'length', 'id', 'createdAt', '', '0'],
];
const key = fc.oneof(field, fc.constantFrom(...prototypeKeys));

/** Written by hand, because an object would swallow repeated keys and `__proto__`. */
const objectText = (entries: readonly (readonly [string, unknown])[]) =>
  `{${entries.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`)}}`;

const almostValid = fc
  .array(fc.tuple(key, value), { minLength: 1, maxLength: 3 })
  .map((changes) => objectText([...Object.entries(validRequest), ...changes]));
const anyObject = fc.array(fc.tuple(key, value), { maxLength: 9 }).map(objectText);
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((content) => JSON.stringify(content));
const truncated = fc
  .tuple(fc.oneof(almostValid, anyObject), fc.nat(400))
  .map(([whole, length]) => whole.slice(0, length));
const deep = fc
  .tuple(fc.constantFrom('[', '{"name":', '[{"__proto__":'), fc.nat(20_000))
  .map(([opening, depth]) => opening.repeat(depth));
const long = fc
  .tuple(field, fc.nat(260_000))
  .map(([name, length]) =>
    objectText(Object.entries({ ...validRequest, [name]: 'x'.repeat(length) })),
  );

const jsonText = fc.oneof(
  { weight: 30, arbitrary: almostValid },
  { weight: 20, arbitrary: anyObject },
  { weight: 10, arbitrary: anyJson },
  { weight: 20, arbitrary: truncated },
  { weight: 2, arbitrary: deep },
  { weight: 2, arbitrary: long },
);

/** As a form sends it, and as nobody should. */
const formText = fc
  .array(
    fc.tuple(
      key,
      fc.oneof(
        text.map((content) => encodeURIComponent(content.replace(/\p{Surrogate}/gu, ''))),
        fc.constantFrom('%', '%zz', '%00', '%ff%fe', '+++', 'a=b', '%ED%A0%80'),
      ),
    ),
    { maxLength: 9 },
  )
  .map((pairs) => pairs.map(([name, content]) => `${name}=${content}`).join('&'));

const encode = (content: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 12, arbitrary: content.map((whole) => Buffer.from(whole)) },
    { weight: 2, arbitrary: content.map((whole) => Buffer.from(whole, 'utf16le')) },
    { weight: 2, arbitrary: content.map((whole) => Buffer.from(whole, 'latin1')) },
    { weight: 1, arbitrary: content.map((whole) => Buffer.from(`\ufeff${whole}`)) },
    { weight: 1, arbitrary: content.map((whole) => gzipSync(whole)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );

/** Mostly the right one, so that the rules behind it are reached. */
const header = (name: string, usual: string, ...others: string[]) =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom('', ...others) },
    )
    .map((content) => (content === '' ? {} : { [name]: content }));

const headers = (type: string) =>
  fc
    .tuple(
      header(
        'content-type',
        type,
        `${type};charset=utf-16`,
        `${type}; charset="UTF-8"`,
        'text/json',
        'a',
      ),
      header('content-encoding', '', 'gzip', 'identity', 'br, gzip', 'x'.repeat(500)),
      header('idempotency-key', '', '7', `{${'0'.repeat(36)}}`, '"quoted"', 'k'.repeat(256)),
      header(
        'x-forwarded-for',
        '',
        'unknown',
        '::1, x',
        '2001:db8::1',
        `1.2.3.4,${',9'.repeat(300)}`,
      ),
      header('origin', '', 'null', 'https://evil.example', 'http://[', 'file://'),
    )
    .map((parts) => Object.assign({}, ...parts) as Record<string, string>);

const framing = fc.oneof(
  { weight: 16, arbitrary: fc.constant('length' as const) },
  { weight: 3, arbitrary: fc.constant('chunked' as const) },
  { weight: 1, arbitrary: fc.constant('cut off' as const) },
);

const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      path: fc.constant('/api/contact' as const),
      headers: headers('application/json'),
      body: encode(jsonText),
      framing,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      path: fc.constant('/contact' as const),
      headers: headers('application/x-www-form-urlencoded'),
      body: encode(formText),
      framing,
    }),
  },
);

/** The same requests for the same seed. */
export function generateBadRequests(count: number, seed: number): BadRequest[] {
  return fc.sample(badRequest, { numRuns: count, seed });
}

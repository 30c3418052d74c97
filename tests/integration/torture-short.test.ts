import { testPart } from '#tests/support/torture-part.ts';
import { killStream } from '#tests/torture/kill-stream.ts';

testPart('a site killed again and again in a stream of posts loses and doubles no lead', (part) =>
  killStream(part, { rounds: 3 }),
);

import { expect, onTestFinished, test } from 'vitest';
import { leadServer } from '#tests/support/server-process.ts';
import { killStream } from '#tests/torture/kill-stream.ts';
import { Scope } from '#tests/torture/scope.ts';

// The short form of the fault suite's part, around the database alone.
test('a site killed again and again in a stream of posts loses and doubles no lead', async () => {
  const scope = new Scope();
  onTestFinished(() => scope.close());
  const { figures, problems } = await killStream({ site: leadServer, scope }, { rounds: 3 });
  expect(problems).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
}, 180_000);

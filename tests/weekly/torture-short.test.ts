import { expect, onTestFinished, test } from 'vitest';
import { sourceSite } from '#tests/support/built-site.ts';
import { fullDisk } from '#tests/torture/full-disk.ts';
import { killStream } from '#tests/torture/kill-stream.ts';
import type { PartContext } from '#tests/torture/part.ts';
import { postgresFrozen } from '#tests/torture/postgres-frozen.ts';
import { postgresKilled } from '#tests/torture/postgres-killed.ts';
import { replicas } from '#tests/torture/replicas.ts';
import { Scope } from '#tests/torture/scope.ts';

// Runs the fault suite (npm run torture) in a short form. A part that needs Linux or root may be skipped.
test.each([
  ['the site is killed', (part: PartContext) => killStream(part, { rounds: 3 })],
  ['PostgreSQL is killed or stopped', (part: PartContext) => postgresKilled(part, { rounds: 4 })],
  ['PostgreSQL is frozen', (part: PartContext) => postgresFrozen(part, { rounds: 0 })],
  ['the disk is full', (part: PartContext) => fullDisk(part, { fullMs: 500 })],
  ['one of two replicas is killed', (part: PartContext) => replicas(part, { rounds: 1 })],
])('loses and doubles no lead when %s', async (_fault, run) => {
  const scope = new Scope();
  onTestFinished(() => scope.close(), 60_000);
  const { skipped, problems, notes } = await run({ site: sourceSite, scope });
  if (skipped) console.log(`Left out: ${skipped}`);
  expect(problems, notes.join('\n')).toEqual([]);
});

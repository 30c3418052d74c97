// The short form of the fault suite (npm run torture), as far as no other test shows the same. Skipped
// where processes cannot be told apart (not Linux) or no small disk can be mounted (not root).
import { expect, onTestFinished, test } from 'vitest';
import { sourceSite } from '#tests/support/built-site.ts';
import { fullDisk } from '#tests/torture/full-disk.ts';
import { killStream } from '#tests/torture/kill-stream.ts';
import type { PartContext, PartResult } from '#tests/torture/part.ts';
import { postgresFrozen } from '#tests/torture/postgres-frozen.ts';
import { postgresKilled } from '#tests/torture/postgres-killed.ts';
import { replicas } from '#tests/torture/replicas.ts';
import { Scope } from '#tests/torture/scope.ts';

const parts: [promise: string, run: (context: PartContext) => Promise<PartResult>][] = [
  [
    'a site killed again and again in a stream of posts loses and doubles no lead',
    (part) => killStream(part, { rounds: 3 }),
  ],
  [
    'in a stream of posts no lead is lost or doubled when Postgres is killed, stopped or loses a process',
    (part) => postgresKilled(part, { rounds: 4 }),
  ],
  [
    'with a frozen Postgres requests are 503 within 5 s, and the site still ends within 10 s, exit 0',
    (part) => postgresFrozen(part, { rounds: 0 }),
  ],
  [
    'a full disk is 503, loses and doubles nothing, and is recovered from without a restart',
    (part) => fullDisk(part, { fullMs: 500 }),
  ],
  [
    'two replicas start together, migrate once and share the limit; one killed under load loses nothing',
    (part) => replicas(part, { rounds: 1 }),
  ],
];

for (const [promise, run] of parts)
  test(promise, async ({ skip }) => {
    const scope = new Scope();
    onTestFinished(() => scope.close(), 60_000);
    const { skipped, problems, notes } = await run({ site: sourceSite, scope });
    skip(skipped !== undefined, skipped);
    expect(problems, notes.join('\n')).toEqual([]);
  });

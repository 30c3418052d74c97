// The short form of the fault suite (npm run torture), as far as no other test shows the same: here
// the database's faults.
import { test } from 'vitest';
import { fullDisk } from '#tests/torture/full-disk.ts';
import { postgresFrozen } from '#tests/torture/postgres-frozen.ts';
import { postgresKilled } from '#tests/torture/postgres-killed.ts';
import { runShort } from '#tests/torture/short-form.ts';

const timeout = 120_000; // Several starts, on a machine that may be busy.

test(
  'in a stream of posts no lead is lost or doubled when Postgres is killed, stopped or loses a process',
  (context) => runShort(context, (part) => postgresKilled(part, { rounds: 4 })),
  timeout,
);

// Recovery from it is tested in database-recovery. Skipped where processes cannot be told apart: only
// Linux lists them in /proc.
test(
  'with a frozen Postgres requests are 503 within 5 s, and the site still ends within 10 s, exit 0',
  (context) => runShort(context, (part) => postgresFrozen(part, { rounds: 0 })),
  timeout,
);

// Skipped where no small disk can be mounted: that takes root on Linux.
test(
  'a full disk is 503, loses and doubles nothing, and is recovered from without a restart',
  (context) => runShort(context, (part) => fullDisk(part, { fullMs: 500 })),
  timeout,
);

// The short form of the fault suite (npm run torture), as far as no other test shows the same: here
// replicas and steady load. Generated bad bodies, slow connections and repeated keys have tests in
// server-contact, server-http, api and leads.
import { test } from 'vitest';
import { replicas } from '#tests/torture/replicas.ts';
import { runShort } from '#tests/torture/short-form.ts';
import { steadyLoad } from '#tests/torture/steady-load.ts';

const timeout = 120_000; // Several starts, on a machine that may be busy.

test(
  'two replicas start together, migrate once and share the limit; one killed under load loses nothing',
  (context) => runShort(context, (part) => replicas(part, { rounds: 1 })),
  timeout,
);

test(
  'a hundred requests a second are all served, and every lead is stored once',
  (context) => runShort(context, (part) => steadyLoad(part, { seconds: 3 })),
  timeout,
);

// Runs the other parts of the fault suite in a short form, unless another test shows the same.
import { testPart } from '#tests/support/torture-part.ts';
import { fullDisk } from '#tests/torture/full-disk.ts';
import { postgresFrozen } from '#tests/torture/postgres-frozen.ts';
import { postgresKilled } from '#tests/torture/postgres-killed.ts';
import { replicas } from '#tests/torture/replicas.ts';

testPart('loses and doubles no lead when Postgres is killed, stopped or loses a process', (part) =>
  postgresKilled(part, { rounds: 4 }),
);
testPart('ends within 10 s, and answers 503, while Postgres is frozen', (part) =>
  postgresFrozen(part, { rounds: 0 }),
);
testPart(
  'a full disk is 503, loses and doubles nothing, and is recovered from without a restart',
  (part) => fullDisk(part, { fullMs: 500 }),
);
testPart(
  'two replicas start together and migrate once; one killed under load loses nothing',
  (part) => replicas(part, { rounds: 1 }),
);

import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { findConnection } from '#server/database/embedded/paths.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { OperatorError } from '#server/operator-error.ts';
import { validRequest } from '#tests/support/app.ts';
import { makeDatabaseTemplate } from '#tests/support/embedded-data.ts';
import { insist } from '#tests/support/insist.ts';
import { slack } from '#tests/support/slack.ts';

const template = await makeDatabaseTemplate();
afterAll(template.remove);

const open = (dataDir: string) => openDatabase({ dataDir, log: () => {} });

test('a changed password of the superuser stops no lead; the next start says so at once and leaves nothing running', async () => {
  const dataDir = await template.copy();
  const database = await open(dataDir);
  // As staff do: with the password in the file.
  const staff = new pg.Client({ ...findConnection(dataDir) });
  await staff.connect();
  await staff.query("alter role postgres password 'another'").finally(() => staff.end());
  const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 1 } });
  const crowd = Array.from({ length: 40 }, (_, n) =>
    insist(() => store.saveLead({ ...validRequest, name: `Lead ${n}` }, {})),
  );
  for (const { outcome } of await Promise.all(crowd)) expect(outcome).toBe('saved');
  await database.close();

  const started = performance.now();
  const error = await open(dataDir).catch((reason) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error.message).toMatch(/rejects the password in .*\/password/);
  expect(performance.now() - started).toBeLessThan(slack * 10_000);
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);

  await writeFile(join(dataDir, 'postgres/password'), 'another\n');
  await (await open(dataDir)).close();
});

test('an empty postmaster.pid and a damaged journal are refused with advice', async () => {
  const [halfWritten, damaged] = [await template.copy(), await template.copy()];
  await writeFile(join(halfWritten, 'postgres/cluster/postmaster.pid'), '');
  const journal = join(damaged, 'postgres/cluster/pg_wal');
  for (const name of await readdir(journal)) {
    if (/^[0-9A-F]{24}$/.test(name)) await writeFile(join(journal, name), Buffer.alloc(2 ** 24));
  }
  const advice = (problem: string) => new RegExp(`docs/operating\\.md.*${problem}`, 's');
  await expect(open(halfWritten)).rejects.toThrow(advice('postmaster\\.pid" is empty'));
  await expect(open(damaged)).rejects.toThrow(advice('checkpoint record'));
});

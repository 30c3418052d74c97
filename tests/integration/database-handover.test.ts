import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/database/database.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

test('a start that meets the database while another is stopping it brings it up again', async () => {
  const folder = await makeTemporaryFolder('handover');
  onTestFinished(folder.remove);
  const options = { dataDir: folder.path, log: () => {}, settings: { fsync: 'off' } };
  const first = await openEmbedded(options);
  const opening = openEmbedded(options);
  // By now it waits for the first one's lock, which it does for 3 s.
  await sleep(1000);
  await first.close();
  const second = await opening;
  onTestFinished(second.close);
  expect(await second.isReady()).toBe(true);
});

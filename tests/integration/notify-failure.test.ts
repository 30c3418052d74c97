import { expect, test } from 'vitest';
import { validRequest } from '#tests/support/app.ts';
import { alone, delivered, startNotices } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('the site names a channel that fails until it delivers', async () => {
  let isBroken = true;
  const channel = alone({
    async send() {
      if (isBroken) throw new Error('refused');
    },
  });
  const healthy = alone({ send: async () => undefined });
  const timing = { failedAfterMs: 0 };
  const { store, notifier } = await startNotices(database, [channel, healthy], timing);
  await store.saveLead(validRequest, {});
  await expect.poll(notifier.failedChannels).toEqual([channel.name]);
  isBroken = false;
  await delivered(database, channel);
  expect(notifier.failedChannels()).toEqual([]);
});

/** Returns a channel that never delivers. */
const broken = () => alone({ send: () => Promise.reject(new Error('refused')) });

test('the site names no channel that failed less than two hours ago', async () => {
  const { store, notifier, entries } = await startNotices(database, [broken()]);
  await store.saveLead(validRequest, {});
  const failure = expect.objectContaining({ msg: 'notice not delivered' });
  await expect.poll(() => entries).toContainEqual(failure);
  expect(notifier.failedChannels()).toEqual([]);
});

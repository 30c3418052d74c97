import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { serve } from '#tests/support/http.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const leads = 20;
const kills = 3;

test('kill -9 and a restart send no notice or reminder twice', async () => {
  const received: { key: unknown; isReminder: boolean; id: number }[] = [];
  const port = await serve(async (request, response) => {
    const { text, lead } = (await json(request)) as { text: string; lead: { id: number } };
    const isReminder = text.startsWith('Not answered');
    received.push({ key: request.headers['idempotency-key'], isReminder, id: lead.id });
    // The delivery takes so long that a kill may interrupt it.
    await sleep(50);
    response.end();
  });
  const store = createNoticeStore(database, { name: 'webhook' });
  for (let n = 0; n < leads; n++) await store.saveLead({ ...validRequest, name: `Lead ${n}` }, {});
  await database.pool.query(`
    delete from lead_outbox where kind = 'reminder' and next_attempt_at >
      (select min(next_attempt_at) from lead_outbox where kind = 'reminder') + interval '1 hour';
    update lead_outbox set next_attempt_at = now() where kind = 'reminder'`);
  const hook = { LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}` };
  const site = sourceSite({ DATABASE_URL: database.url, ...hook });
  const start = async () => {
    const before = received.length;
    const server = await ServerProcess.start(site);
    await expect.poll(() => received.length).toBeGreaterThan(before + 2);
    return server;
  };
  for (let round = 0; round < kills; round++) {
    const server = await start();
    await sleep(round * 13);
    await server.end('SIGKILL');
  }
  const server = await ServerProcess.start(site);
  const waiting = 'select from lead_outbox where delivered_at is null';
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(0);
  await server.end();

  for (const isReminder of [false, true]) {
    const sent = received.filter((notice) => notice.isReminder === isReminder);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(leads);
    // A notice that a kill interrupted comes again with the same key, so the receiver counts it once.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(leads);
  }
  expect(received.length).toBeLessThanOrEqual(2 * leads + kills);
}, 120_000);

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createLeadStore } from '#server/leads/store.ts';
import { postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import { post, send } from '#tests/support/http.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

/** The app over the real database, with a limit that only its own test reaches. */
function serveWithDatabase({ max = 0, windowSeconds = 600 } = {}) {
  const leads = createLeadStore(database, { rateLimit: { max, windowSeconds } });
  return serveApp({ leads, isReady: () => database.isReady(), trustProxy: 1, contactPage });
}

/** Answers that nobody has sent before. */
const enquiry = (name: string) => ({ ...validRequest, name, message: randomUUID() });

const leadsNamed = (name: string) =>
  database.pool.query('select * from contact_forms where name = $1', [name]);

test.each([
  ['లక్ష్మి राव 👩‍🍳', 'रसोई — ₹5L\nline two'],
  [`Robert'); drop table contact_forms; --`, '"A" \\ $1 \t'],
  ['Untouched', null],
])(
  'the lead of %s is found in contact_forms as it was sent, in the columns of the specification',
  async (name, message) => {
    const { port } = await serveWithDatabase();
    const request = { ...validRequest, name, message, ...(message === null && { city: null }) };
    const answer = await post(port, '/api/contact', request);
    expect(answer.status).toBe(201);
    const { rows, fields } = await leadsNamed(name);
    const columns = [
      'id',
      'name',
      'email',
      'phone',
      'city',
      'project_type',
      'message',
      'created_at',
    ];
    expect(fields.map((field) => field.name)).toEqual(columns);
    const { projectType, ...same } = request;
    const { id } = JSON.parse(answer.text);
    const own = { id, project_type: projectType, created_at: expect.any(Date) };
    expect(rows).toEqual([{ ...same, ...own }]);
    expect(Math.abs(rows[0].created_at.getTime() - Date.now())).toBeLessThan(60_000);
  },
);

test('the same enquiry by the form without script and by the app, with any Idempotency-Key, is one lead', async () => {
  const { port } = await serveWithDatabase();
  const request = { ...enquiry('However'), message: 'Line one\nLine two' };
  // As browsers send a text area, and a choice that nobody has made.
  const fields = { ...request, city: '', message: 'Line one\r\nLine two' };
  expect((await postForm(port, fields)).status).toBe(303);
  const [lead] = (await leadsNamed('However')).rows;
  for (const city of [null, '', undefined]) {
    for (const headers of [{}, { 'idempotency-key': randomUUID() }, { 'idempotency-key': '' }]) {
      const answer = await post(port, '/api/contact', { ...request, city }, headers);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { id: lead.id }]);
    }
  }
  expect((await leadsNamed('However')).rowCount).toBe(1);
});

test('a client over the limit is 429 with Retry-After, its whole IPv6 network too; another client is not', async () => {
  const { port } = await serveWithDatabase({ max: 1 });
  const from = async (client: string) => {
    const { status, headers } = await post(port, '/api/contact', enquiry('Limited'), {
      'x-forwarded-for': client,
    });
    return [status, Number(headers['retry-after'] ?? 0) > 0];
  };
  expect(await from('203.0.113.7')).toEqual([201, false]);
  expect(await from('203.0.113.7:4711')).toEqual([429, true]);
  expect(await from('203.0.113.8')).toEqual([201, false]);
  expect(await from('2001:db8:1:2::1')).toEqual([201, false]);
  expect(await from('2001:db8:1:2:ffff::9')).toEqual([429, true]);
  expect(await from('2001:db8:1:3::1')).toEqual([201, false]);
  expect((await leadsNamed('Limited')).rowCount).toBe(4);
});

test('a database that cannot store now is 503 within 5 s for everyone who waits, and then recovers', async () => {
  const { port } = await serveWithDatabase();
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table contact_forms in access exclusive mode');

  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      post(port, '/api/contact', enquiry('Blocked'), { 'x-forwarded-for': `10.0.0.${n}` }),
    ),
  );
  expect(performance.now() - started).toBeLessThan(slack * 5000);
  for (const { status, headers } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await send(port, '/api/health')).status).toBe(200);

  await blocker.query('rollback');
  const again = enquiry('Blocked');
  await expect.poll(async () => (await post(port, '/api/contact', again)).status).toBe(201);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLeadStore } from '#server/leads/store.ts';
import { postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import { post } from '#tests/support/http.ts';
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

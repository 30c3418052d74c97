import { expect, test } from 'vitest';
import { createLeadStore } from '#server/leads/store.ts';
import { postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import { post } from '#tests/support/http.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; M2006C3MII) Chrome/120.0 Mobile Safari/537.36',
  'accept-language': 'te-IN,te;q=0.9,en;q=0.8',
};
/** By the name that pages in caches post, too. */
const filledIn = { website: 'https://cheap-loans.example' };

/** The site on the test's database. */
async function serveSite(to = database) {
  const leads = createLeadStore(to, { rateLimit: { max: 0, windowSeconds: 600 } });
  return serveApp({ leads, contactPage });
}

/** What staff read of the lead with this name. */
async function markOf(name: string): Promise<string | null> {
  const { rows } = await database.pool.query('select possible_spam from leads where name = $1', [
    name,
  ]);
  expect(rows).toHaveLength(1);
  return rows[0].possible_spam;
}

test.each([
  ['from a phone', phone, {}, null],
  ['with an empty hidden field', phone, { website: '' }, null],
  ['with the hidden field filled in', phone, filledIn, 'the hidden field is filled in'],
  ['without a browser’s name', { 'accept-language': 'en' }, {}, 'not sent by a browser'],
  ['without languages', { 'user-agent': phone['user-agent'] }, {}, 'not sent by a browser'],
  ['by a program', { ...phone, 'user-agent': 'python-requests/2.32' }, {}, 'not sent by a browser'],
  ['from Opera Mini', { ...phone, 'user-agent': 'Opera/9.80 (J2ME/MIDP; Opera Mini)' }, {}, null],
])(
  'an enquiry %s is stored and answered like any other, and marked where it looks like spam',
  async (name, headers, extra, mark) => {
    const { port } = await serveSite();
    const answer = await post(port, '/api/contact', { ...validRequest, name, ...extra }, headers);
    expect(answer.status).toBe(201);
    expect(await markOf(name)).toBe(mark);
  },
);

test('the form without JavaScript is marked by the same signs', async () => {
  const { port } = await serveSite();
  const fields = { ...validRequest, name: 'Plain form', city: '', message: '', ...filledIn };
  const answer = await postForm(port, fields, { headers: phone });
  expect(answer.status).toBe(303);
  expect(await markOf('Plain form')).toBe('the hidden field is filled in');
});

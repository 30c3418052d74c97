import { expect, test } from 'vitest';
import { selectLeads } from '#server/leads/lead.ts';
import type { ContactRequest } from '#shared/contact.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { validRequest } from '#tests/support/app.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

/** Stores a lead and returns it as staff read it. */
async function read(request: Partial<ContactRequest> = {}, source?: Partial<VisitSource>) {
  const saved = await createNoticeStore(database).saveLead(
    { ...validRequest, ...request },
    { source },
  );
  const [lead] = await selectLeads(db, [saved.id]);
  if (!lead) throw new Error('There is no such lead');
  return lead;
}

const paid = { utmMedium: 'cpc' };

test.each<[string, Partial<VisitSource> | undefined]>([
  ['none told', undefined],
  ['none told', { landingPage: '/' }],
  ['Google ad', { gclid: 'x' }],
  ['Google ad', { gbraid: 'x' }],
  ['Google ad', { wbraid: 'x' }],
  ['Google ad', { utmSource: 'google', ...paid }],
  ['Google ad', { utmSource: 'Google Ads', utmMedium: 'paid_search' }],
  ['Microsoft ad', { msclkid: 'x' }],
  ['Microsoft ad', { utmSource: 'bing', ...paid }],
  ['Meta ad', { fbclid: 'x', ...paid }],
  ['Meta ad', { utmSource: 'ig', utmMedium: 'paid' }],
  ['Meta ad or post', { fbclid: 'x', referringHost: 'l.facebook.com' }],
  ['Google', { utmSource: 'google' }],
  ['Google', { referringHost: 'google.com' }],
  ['Facebook', { referringHost: 'lm.facebook.com' }],
  ['Instagram', { referringHost: 'l.instagram.com' }],
  ['WhatsApp', { utmSource: 'whatsapp' }],
  ['justdial', { referringHost: 'www.justdial.com' }],
  ['justdial ad', { utmSource: 'justdial', ...paid }],
  ['news', { utmSource: 'news', referringHost: 'google.com' }],
])('the view names "%s" as the source of %j', async (sentBy, source) => {
  expect(await read({}, source)).toMatchObject({ sentBy });
});

test.each(['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const)(
  'the view shows the click id of %s in its own column',
  async (kind) => {
    const { id } = await read({}, { [kind]: 'Cj0K' });
    const { rows } = await pool.query(`select click_id_kind, click_id from leads where id = ${id}`);
    expect(rows).toEqual([{ click_id_kind: kind, click_id: 'Cj0K' }]);
  },
);

const nobody = { phone: '98480 00000', email: 'nobody@example.in' };

test.each([
  ['number', { phone: '98480-77777' }, { phone: '+91 (98480) 77777' }],
  ['address', { email: 'Asha@Example.in' }, { email: 'asha@example.in' }],
])('a lead of the same %s says when it asked before', async (_what, first, again) => {
  const { createdAt } = await read({ ...nobody, ...first });
  const { askedBefore } = await read({ phone: '98480 11111', email: 'other@example.in', ...again });
  // The view shows whole seconds.
  expect(askedBefore).toBe(`${createdAt.slice(0, 19)}.000000Z`);
});

test.each([
  ['is the first', {}, {}],
  ['has another number and address', { phone: '98480 22222' }, { phone: '98480 33333' }],
  ['has a part of the number', { phone: '98480 44444 5' }, { phone: '98480 44444' }],
  ['has no number, like another', { phone: 'call me now' }, { phone: 'please call' }],
])('no earlier lead is found for one that %s', async (_what, first, second) => {
  await pool.query('truncate contact_forms cascade');
  if ('phone' in first) await read({ email: 'one@example.in', ...first });
  expect(await read({ email: 'two@example.in', ...second })).toMatchObject({ askedBefore: null });
});

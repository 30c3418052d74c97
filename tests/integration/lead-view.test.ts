import { expect, test } from 'vitest';
import { syncOptions } from '#server/database/sync-options.ts';
import { selectLeads } from '#server/leads/lead.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
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

const lead = {
  name: 'Asha Rao',
  email: 'a@example.com',
  phone: '9848012345',
  projectType: 'other',
};

/** Stores a lead. Returns a function that reads it from the view. */
async function store(changes: Partial<typeof contactForms.$inferInsert>) {
  const values = { ...lead, ...changes };
  const [row] = await db.insert(contactForms).values(values).returning();
  const view = 'select *, received::text from leads where id = $1';
  return async () => (await pool.query(view, [row?.id])).rows[0];
}

test.each([
  ['098480-12345', '+919848012345'],
  ['+91 (40) 2311 4455', '+914023114455'],
  ['0091 98480 12345', '+919848012345'],
  ['+65 9123 4567', null],
  ['98480 12345, 98480 54321', null],
  ['98480 12345 after 6', null],
])('the view dials for "%s" the number %s', async (phone, dial) => {
  expect(await (await store({ phone }))()).toMatchObject({ phone, dial });
});

test('the view shows staff all that they need, in India’s time', async () => {
  const { city, projectType } = validRequest;
  const createdAt = new Date('2026-03-01T20:15:30.5Z');
  const shown = await (await store({ city, projectType, message: 'నమస్తే', createdAt }))();
  const needed =
    'id received name phone dial email city project_type message possible_spam answered note ' +
    'landing_page referring_host utm_source utm_medium utm_campaign form_page';
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(needed.split(' ')));
  const words = { city: validLabels.city, project_type: validLabels.projectType };
  expect(shown).toMatchObject({ ...words, received: '2026-03-02 01:45:30', message: 'నమస్తే' });
});

test('the view shows a renamed or new choice as the form does', async () => {
  const { city, projectType } = validRequest;
  const seen = await store({ city, projectType });
  const ofGoa = await store({ city: 'goa' });
  // An earlier version has written its list to the database.
  await pool.query("update form_options set label = 'Baths' where value = $1", [projectType]);
  await pool.query('delete from form_options where value = $1', [city]);
  await pool.query("insert into form_options values ('city', 'goa', 'Goa')");
  expect(await seen()).toMatchObject({ city, project_type: 'Baths' });
  await syncOptions(db);
  const { city: place, projectType: project } = validLabels;
  expect(await seen()).toMatchObject({ city: place, project_type: project });
  expect(await ofGoa()).toMatchObject({ city: 'Goa' });
});

import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadSources } from '#server/database/schema.ts';
import { createSaveLead } from '#server/leads/store.ts';
import type { ContactField } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import { sourceParameters } from '#shared/visit-source.ts';
import { postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { post } from '#tests/support/http.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

/** Serves the site on the test's database. */
function serveSite() {
  const saveLead = createSaveLead(database);
  return serveApp({ saveLead });
}

const leadsNamed = (name: string) =>
  database.pool.query('select * from contact_forms where name = $1', [name]);

test.each([
  ['లక్ష్మి राव 👩‍🍳', 'रसोई — ₹5L\nline two'],
  ['Untouched', null],
])('the lead of %s is in contact_forms as it was sent', async (name, message) => {
  const { port } = await serveSite();
  const request = { ...validRequest, name, message, ...(message === null && { city: null }) };
  const response = await post(port, '/api/contact', request);
  expect(response.status).toBe(201);
  const { rows, fields } = await leadsNamed(name);
  const columns = fields.map((field) => field.name);
  const specified = 'id,name,email,phone,city,project_type,message,created_at'.split(',');
  expect(columns).toEqual(expect.arrayContaining(specified));
  const column = getTableColumns(contactForms);
  const sent = Object.entries(request).map(([field, value]) => [
    column[field as ContactField].name,
    value,
  ]);
  const given = { id: expect.any(Number), created_at: expect.any(Date) };
  expect(rows).toEqual([{ ...Object.fromEntries(sent), ...given }]);
  expect(Math.abs(rows[0].created_at.getTime() - Date.now())).toBeLessThan(60_000);
});

test('the site stores a lead without its NUL and half characters', async () => {
  const { port } = await serveSite();
  const request = { ...validRequest, name: 'With\0 NUL', message: 'half \ud83d' };
  expect((await post(port, '/api/contact', request)).status).toBe(201);
  expect((await leadsNamed('With NUL')).rows).toMatchObject([{ message: 'half \ufffd' }]);
});

test('two presses of the form without JavaScript make one lead', async () => {
  const { port } = await serveSite();
  const pressed = { ...validRequest, name: 'Pressed twice', city: null };
  const both = await Promise.all([postForm(port, pressed), postForm(port, pressed)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await database.countLeads(pressed.name)).toBe(1);
});

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; M2006C3MII) Chrome/120.0 Mobile Safari/537.36',
  'accept-language': 'te-IN,te;q=0.9,en;q=0.8',
};
/** Fills the field for bots. Pages in caches post it by this name, too. */
const filledIn = { website: 'https://cheap-loans.example' };

/** Returns the lead with this name as staff read it. */
async function readLead(name: string) {
  const view = 'select possible_spam as mark, landing_page as page from leads where name = $1';
  const { rows } = await database.pool.query(view, [name]);
  expect(rows).toHaveLength(1);
  return rows[0];
}

const foreign = 'sent from another site';

test.each([
  ['from a phone', phone, {}, null],
  ['with an empty hidden field', phone, { website: '' }, null],
  ['with the hidden field filled in', phone, filledIn, 'the hidden field is filled in'],
  ['without a browser’s name', { 'accept-language': 'en' }, {}, 'not sent by a browser'],
  ['without languages', { 'user-agent': phone['user-agent'] }, {}, 'not sent by a browser'],
  ['by curl', { ...phone, 'user-agent': 'curl/8.5.0' }, {}, 'not sent by a browser'],
  ['of the site’s page', { ...phone, 'sec-fetch-site': 'same-origin' }, {}, null],
  ['of another site’s page', { ...phone, 'sec-fetch-site': 'cross-site' }, {}, foreign],
  ['of a neighbouring site’s page', { ...phone, 'sec-fetch-site': 'same-site' }, {}, foreign],
  ['from Opera Mini', { ...phone, 'user-agent': 'Opera/9.80 (J2ME/MIDP; Opera Mini)' }, {}, null],
])(
  'a request %s is stored, and marked if it looks like spam',
  async (name, headers, more, mark) => {
    const { port } = await serveSite();
    const response = await post(port, '/api/contact', { ...validRequest, name, ...more }, headers);
    expect(response.status).toBe(201);
    expect(await readLead(name)).toMatchObject({ mark });
  },
);

test('a lead is stored with its source', async () => {
  const { port } = await serveSite();
  const parameters = Object.keys(sourceParameters).map((field) => [field, `${field}-1`]);
  const source = {
    ...{ landingPage: '/services', referringHost: 'google.com' },
    ...Object.fromEntries(parameters),
  };
  const request = { ...validRequest, name: 'From a search' };
  const headers = { ...phone, 'x-visit-source': encodeURIComponent(JSON.stringify(source)) };
  expect((await post(port, '/api/contact', request, headers)).status).toBe(201);
  expect(await readLead('From a search')).toEqual({ page: '/services', mark: null });
  expect(await database.db.select().from(leadSources)).toContainEqual(
    expect.objectContaining(source),
  );

  const fields = { ...validRequest, name: 'Without script', ...filledIn };
  expect((await postForm(port, fields, { headers: phone })).status).toBe(303);
  const mark = 'the hidden field is filled in';
  expect(await readLead('Without script')).toEqual({ page: null, mark });
});

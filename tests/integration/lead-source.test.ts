import { expect, test } from 'vitest';
import { createLeadStore } from '#server/leads/store.ts';
import { noSource } from '#shared/visit-source.ts';
import { postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import { post } from '#tests/support/http.ts';
import { cli } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('a lead is stored with its source, whatever that is, and staff see it', async () => {
  const leads = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 600 } });
  const { port } = await serveApp({ leads, contactPage });
  const source = { ...noSource, landingPage: '/services', referringHost: 'google.com' };
  const send = (name: string, given: unknown) =>
    post(port, '/api/contact', { ...validRequest, name, source: given });
  expect((await send('From a search', source)).status).toBe(201);
  expect((await send('Bad source', { landingPage: ['\0'] })).status).toBe(201);
  const { city, message, ...required } = validRequest;
  const plain = { ...required, name: 'Without script', source: '/services' };
  expect((await postForm(port, plain)).status).toBe(303);
  // The same answers, by another way, are the same lead.
  expect((await send('From a search', undefined)).status).toBe(201);

  const { rows } = await database.pool.query('select name, landing_page from leads order by id');
  expect(rows).toEqual([
    { name: 'From a search', landing_page: '/services' },
    { name: 'Bad source', landing_page: null },
    { name: 'Without script', landing_page: null },
  ]);
  expect((await cli(database, ['--search', 'from a'])).out).toContain('from google.com, began on');
});

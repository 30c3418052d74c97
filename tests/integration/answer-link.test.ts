import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createAnswerLinks, createFollowLink } from '#server/leads/answer-link.ts';
import { selectLeads } from '#server/leads/lead-view.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { send } from '#tests/support/http.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const origin = 'https://www.builtright.test';
/** Whatever of a visitor must not be on the page. */
const visitor = /lakshmi|98480|kitchen/i;

const serveLinks = () => serveApp({ followLink: createFollowLink(database) });

/** A new lead, and the path of the link in its notices. */
async function makeLead(age = '0 days') {
  const saved = await createNoticeStore(database).saveLead(validRequest, {});
  const id = 'id' in saved ? saved.id : 0;
  const grow = 'update contact_forms set created_at = created_at - $2::interval where id = $1';
  await database.pool.query(grow, [id, age]);
  const [lead] = await selectLeads(database.db, [id]);
  const link = lead && (await createAnswerLinks(database.db, origin)(lead));
  return { id, path: link?.slice(origin.length) ?? '' };
}

async function isAnswered(id: number) {
  const answer = 'select from lead_answers where contact_form_id = $1';
  return (await database.pool.query(answer, [id])).rowCount === 1;
}

test('a lead’s link opens a page without personal data, and only its button marks the lead', async () => {
  const { id, path } = await makeLead();
  const { port } = await serveLinks();
  const opened = await send(port, path);
  expect(opened.status).toBe(200);
  expect(opened.text).toContain(`Lead ${id}</h1>`);
  expect(opened.text).toMatch(/<p>Received today \d\d:\d\d\.<\/p><form method="post"><button>/);
  expect(opened.text).not.toMatch(visitor);
  expect(opened.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .* form-action 'self'/),
  });
  await send(port, path, { method: 'HEAD' });
  expect(await isAnswered(id)).toBe(false);
  // As browsers send it that keep the referrer secret.
  const posted = await send(port, path, { method: 'POST', headers: { origin: 'null' } });
  expect([posted.status, posted.headers.location]).toEqual([303, path]);
  expect(await isAnswered(id)).toBe(true);
  const used = await send(port, path);
  expect(used.text).toMatch(/is answered<.*marked as answered today \d\d:\d\d\./);
  expect(used.text).not.toContain('<button');
});

test('of two who use a link at once, both are told that it is done', async () => {
  const { path } = await makeLead();
  const { port } = await serveLinks();
  const posts = await Promise.all([1, 2].map(() => send(port, path, { method: 'POST' })));
  expect(posts.map(({ status }) => status)).toEqual([303, 303]);
});

test.each([
  ['that was cut off', (path: string) => path.slice(0, -1), 404],
  ['for another lead', (path: string) => path.replace(/\d+/, (id) => `${Number(id) - 1}`), 404],
  ['for a lead that cannot be', (path: string) => path.replace(/\d+/, '99999999999'), 404],
  ['with a sign that stands for none', (path: string) => `${path}%E0%A4`, 400],
])('a link %s changes nothing and says so', async (_what, spoil, status) => {
  await makeLead();
  const { id, path } = await makeLead();
  const { port } = await serveLinks();
  for (const method of ['GET', 'POST']) {
    const answer = await send(port, spoil(path), { method });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(status === 404 ? /Not a valid link/ : /not valid/);
  }
  expect(await isAnswered(id)).toBe(false);
  expect(await isAnswered(id - 1)).toBe(false);
});

test('a link is good for 30 days, for a lead that is still there, and for no other method', async () => {
  const { port } = await serveLinks();
  const { id, path } = await makeLead('29 days 23 hours');
  expect((await send(port, path)).status).toBe(200);
  expect((await send(port, path, { method: 'DELETE' })).status).toBe(405);
  const old = await makeLead('30 days 1 hour');
  expect((await send(port, old.path, { method: 'POST' })).status).toBe(404);
  expect(await isAnswered(old.id)).toBe(false);
  await database.pool.query('delete from contact_forms where id = $1', [id]);
  expect((await send(port, path)).status).toBe(404);
});

test('a new secret, as the documents give it, makes all links sent before invalid, and new ones good at once', async () => {
  const { id, path } = await makeLead();
  const document = await readFile('docs/leads.md', 'utf8');
  const [statement = ''] = /update site_secrets[^;]*;/.exec(document) ?? [];
  await database.pool.query(statement);
  const { port } = await serveLinks();
  expect((await send(port, path)).status).toBe(404);
  const [lead] = await selectLeads(database.db, [id]);
  const link = lead && (await createAnswerLinks(database.db, origin)(lead));
  expect((await send(port, link?.slice(origin.length) ?? '')).status).toBe(200);
});

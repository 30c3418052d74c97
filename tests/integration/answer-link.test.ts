import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addAnswerLinks } from '#server/leads/answer-link.ts';
import { addNotes } from '#server/leads/answers.ts';
import { selectLeads } from '#server/leads/lead.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { type SendOptions, send } from '#tests/support/http.ts';
import { createNoticeStore } from '#tests/support/notices.ts';
import { createTestDatabase, openSite } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const origin = 'https://www.builtright.test';
/** Matches the visitor's words, and those of a note about the visitor. */
const visitor = /lakshmi|98480|kitchen|blue door/i;

/** Stores a lead of this age and serves its page. Returns functions that open the page and press its buttons. */
async function makeLead(age = '0 days') {
  const { id } = await createNoticeStore(database).saveLead(validRequest, {});
  const grow = 'update contact_forms set created_at = created_at - $2::interval where id = $1';
  await pool.query(grow, [id, age]);
  const { port } = await serveApp({ pool });
  const path = await findPath(id);
  const open = (options: SendOptions = {}, at = path) => send(port, at, options);
  /** Presses a button of the page, as a browser does. */
  const press = (button: string, fields: Record<string, string> = {}, at = path) =>
    open(
      {
        method: 'POST',
        body: new URLSearchParams({ ...fields, do: button }).toString(),
        // Browsers send this origin if they keep the referrer secret.
        headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
      },
      at,
    );
  return { id, path, open, press };
}

async function findPath(id: number) {
  const [lead] = await selectLeads(db, [id]);
  const [linked] = await addAnswerLinks(db, lead ? [lead] : [], origin);
  const link = linked?.answerLink;
  return link?.slice(origin.length) ?? '';
}

async function isAnswered(id: number) {
  const answer = 'select from lead_answers where contact_form_id = $1';
  return (await pool.query(answer, [id])).rowCount === 1;
}

async function notesOf(id: number) {
  const notes = 'select author, note from lead_notes where contact_form_id = $1 order by id';
  return (await pool.query(notes, [id])).rows;
}

test('a lead’s link opens a page without the visitor’s data or notes', async () => {
  const { id, open } = await makeLead();
  await addNotes(db, [id], { author: 'Lakshmi’s contact', note: 'The blue door' });
  const opened = await open();
  expect(opened.status).toBe(200);
  expect(opened.text).toContain(`Lead ${id}</h1>`);
  expect(opened.text).toMatch(
    /<p>Received today \d\d:\d\d\. Not answered yet: answer by .*\.<\/p><p>1 note, the last one today /,
  );
  expect(opened.text).not.toMatch(visitor);
  expect(opened.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .* form-action 'self'/),
  });
});

test('a mail scanner that opens the link changes nothing', async () => {
  const { id, open } = await makeLead();
  for (const method of ['GET', 'HEAD']) await open({ method });
  expect(await isAnswered(id)).toBe(false);
});

test('“Answered” says on the page when the lead was answered', async () => {
  const { id, path, open, press } = await makeLead();
  const pressed = await press('answered', { note: 'visit on Friday', author: 'Asha' });
  expect([pressed.status, pressed.headers.location]).toEqual([303, path]);
  expect(await isAnswered(id)).toBe(true);
  expect((await open()).text).toMatch(
    /is answered<.*Marked as answered today \d\d:\d\d\..*value="reopen"/s,
  );
});

test('a lead waits again with its note after “Answered” is undone', async () => {
  const { id, press } = await makeLead();
  await press('answered', { note: 'visit on Friday', author: 'Asha' });
  await press('reopen');
  expect(await isAnswered(id)).toBe(false);
  expect(await notesOf(id)).toEqual([{ author: 'Asha', note: 'visit on Friday' }]);
});

test('“Not reached” adds the words of staff, and the lead still waits', async () => {
  const { id, press } = await makeLead();
  await press('not-reached');
  expect(await isAnswered(id)).toBe(false);
  await press('not-reached', { note: 'busy', author: 'Ravi' });
  expect(await notesOf(id)).toEqual([
    { author: '', note: 'Not reached' },
    { author: 'Ravi', note: 'Not reached: busy' },
  ]);
});

test.each(['1.5', '99999999999'])(
  'an undo of the impossible note %s changes nothing',
  async (number) => {
    const { id, press } = await makeLead();
    await addNotes(db, [id], { author: 'Asha', note: 'called' });
    expect((await press('remove-note', { id: number })).status).toBe(303);
    expect(await notesOf(id)).toEqual([{ author: 'Asha', note: 'called' }]);
  },
);

test.each([
  [' \r\n ', []],
  [`a\r\nb${'c'.repeat(2000)}`, [{ author: '', note: `a b${'c'.repeat(997)}` }]],
])('a note is one line of 1 to 1,000 characters: %j', async (note, notes) => {
  const { id, press } = await makeLead();
  await press('note', { note });
  expect(await notesOf(id)).toEqual(notes);
});

test('the last note can be taken back within an hour', async () => {
  const { id, open, press } = await makeLead();
  const undo = async () => {
    const { text } = await open();
    const [, note = ''] = /name="id" value="(\d+)"/.exec(text) ?? [];
    await press('remove-note', { id: note });
    return note !== '';
  };
  for (const note of ['first', 'second']) await press('note', { note });
  expect(await undo()).toBe(true);
  expect(await notesOf(id)).toEqual([{ author: '', note: 'first' }]);
  await pool.query("update lead_notes set at = now() - interval '61 minutes'");
  expect(await undo()).toBe(false);
  const { rows } = await pool.query('select id from lead_notes where note = $1', ['first']);
  await press('remove-note', { id: `${rows[0].id}` });
  expect(await notesOf(id)).toEqual([{ author: '', note: 'first' }]);
});

test('a link takes back no note of another lead', async () => {
  const other = await makeLead();
  await addNotes(db, [other.id], { author: '', note: 'stays' });
  const { rows } = await pool.query('select max(id) as id from lead_notes');
  const { press } = await makeLead();
  await press('remove-note', { id: `${rows[0].id}` });
  expect(await notesOf(other.id)).toHaveLength(1);
});

test('a button that the page lacks changes nothing', async () => {
  const { id, press } = await makeLead();
  expect((await press('erase')).status).toBe(400);
  expect(await isAnswered(id)).toBe(false);
});

test.each([
  ['that was cut off', (path: string) => path.slice(0, -1), 404],
  ['for another lead', (path: string) => path.replace(/\d+/, (id) => `${Number(id) - 1}`), 404],
  ['for a lead that cannot be', (path: string) => path.replace(/\d+/, '99999999999'), 404],
  ['with a sign that stands for none', (path: string) => `${path}%E0%A4`, 400],
])('a link %s changes nothing and says so', async (_what, spoil, status) => {
  await makeLead();
  const { id, path, open, press } = await makeLead();
  for (const asking of [open({}, spoil(path)), press('answered', {}, spoil(path))]) {
    const response = await asking;
    expect(response.status).toBe(status);
    expect(response.text).toMatch(status === 404 ? /Not a valid link/ : /not valid/);
  }
  expect(await isAnswered(id)).toBe(false);
  expect(await isAnswered(id - 1)).toBe(false);
});

test('the page shows a note’s time in any style of dates', async () => {
  const { id, path } = await makeLead();
  await addNotes(db, [id], { author: 'Asha', note: 'called' });
  const url = new URL(database.url);
  url.searchParams.set('options', '-c datestyle=German -c timezone=America/New_York');
  const { pool } = await openSite(url);
  const { port } = await serveApp({ pool });
  expect((await send(port, path)).text).toMatch(/1 note, the last one today /);
});

test('a link works for 30 days', async () => {
  const { open } = await makeLead('29 days 23 hours');
  expect((await open()).status).toBe(200);
  const old = await makeLead('30 days 1 hour');
  expect((await old.press('answered')).status).toBe(404);
  expect(await isAnswered(old.id)).toBe(false);
});

test('the link of an erased lead is not valid', async () => {
  const { id, open } = await makeLead();
  await pool.query('delete from contact_forms where id = $1', [id]);
  expect((await open()).status).toBe(404);
});

test('the documented new secret makes all former links invalid', async () => {
  const { id, open } = await makeLead();
  const document = await readFile('docs/leads.md', 'utf8');
  const [statement = ''] = /update site_secrets[^;]*;/.exec(document) ?? [];
  await pool.query(statement);
  expect((await open()).status).toBe(404);
  expect((await open({}, await findPath(id))).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { selectLeads } from '#server/leads/lead.ts';
import { claimNotices, markDelivered } from '#server/leads/outbox.ts';
import { timeLeft } from '#server/leads/reply-times.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { validRequest } from '#tests/support/app.ts';
import { cli } from '#tests/support/leads-cli.ts';
import {
  createNoticeStore,
  delivered,
  emailTo,
  startMailServer,
  startNotices,
} from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { pool, db } = database;
const promised = replyHoursOf(company, validRequest.projectType);
const early = 'answer by';

/** Makes one lead in an empty database. Returns it with the notices that a channel sends about it. */
async function makeLead(context: { possibleSpam?: string } = {}) {
  await pool.query('truncate contact_forms cascade');
  const name = `test ${randomUUID()}`;
  const saved = await createNoticeStore(database, { name }).saveLead(validRequest, context);
  /** Sends all notices that are due now. */
  const sendDue = async () => {
    const titles: string[] = [];
    for (;;) {
      const [notice] = await claimNotices(db, { name, maxBundle: 1 }, 60);
      if (!notice) return titles;
      const [lead] = await selectLeads(db, [notice.contactFormId ?? 0]);
      const left = lead ? timeLeft(lead, new Date()) : '';
      titles.push(notice.kind === 'reminder' ? left.replace(/(?<=by) .*/, '') : 'New');
      await markDelivered(db, [notice], name);
    }
  };
  expect(await sendDue()).toEqual(context.possibleSpam ? [] : ['New']);
  return { id: `${saved.id}`, sendDue };
}

/** Makes all rows older, as if these hours had passed. */
const pass = (hours: number) =>
  pool.query(`
    update contact_forms set created_at = created_at - interval '${hours} hours';
    update lead_outbox set created_at = created_at - interval '${hours} hours',
      next_attempt_at = next_attempt_at - interval '${hours} hours',
      delivered_at = delivered_at - interval '${hours} hours'`);

test('an open lead is reminded of before and at the promised time', async () => {
  const { sendDue } = await makeLead();
  await pass(promised * 0.75 - 0.1);
  expect(await sendDue()).toEqual([]);
  await pass(0.1);
  expect(await sendDue()).toEqual([early]);
  await pass(promised / 4 - 0.1);
  expect(await sendDue()).toEqual([]);
  await pass(0.1);
  expect(await sendDue()).toEqual(['1 min late']);
  await pass(100);
  expect(await sendDue()).toEqual([]);
});

test('the site sends no reminder after a lead is answered', async () => {
  const { id, sendDue } = await makeLead();
  await pass(promised * 0.75);
  expect((await cli(database, ['answered', id])).code).toBe(0);
  expect(await sendDue()).toEqual([]);
  await pass(promised / 4);
  expect(await sendDue()).toEqual([]);
  await pass(5);
  await cli(database, ['reopen', id]);
  expect(await sendDue()).toEqual(['5 h late']);
  expect(await sendDue()).toEqual([]);
});

test('possible spam and erased leads get no reminder', async () => {
  const spam = await makeLead({ possibleSpam: 'not sent by a browser' });
  await pass(promised);
  expect(await spam.sendDue()).toEqual(['New']);
  const erased = await makeLead();
  await cli(database, ['erase', '--email', validRequest.email, '--yes']);
  await pass(promised);
  expect(await erased.sendDue()).toEqual([]);
});

test('three replicas send a reminder once, with the link to answer', async () => {
  await pool.query('truncate contact_forms cascade');
  const mailServer = await startMailServer();
  const [channel] = emailTo(mailServer.url, 'sales@builtright.test');
  await createNoticeStore(database, channel).saveLead(validRequest, {});
  await pass(promised * 0.75);
  const origin = 'https://www.builtright.test';
  await Promise.all([1, 2, 3].map(() => startNotices(database, [channel], {}, origin)));
  await delivered(database, channel, 2);
  expect(mailServer.emails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^New lead: /),
    expect.stringMatching(new RegExp(`^Not answered, ${early} .*: ${validRequest.name}, `)),
  ]);
  expect(mailServer.emails[0]?.text).toContain(`Answered? ${origin}/answered/`);
});

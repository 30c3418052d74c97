import { expect, test } from 'vitest';
import { runCli } from '#tests/support/leads-cli.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { findFreePort } from '#tests/support/server-process.ts';

test('test-notice tries every channel and reports the outcome, without a database', async () => {
  const mailServer = await startMailServer({
    options: {
      onRcptTo({ address }, _session, done) {
        const isRefused = address.startsWith('left');
        done(isRefused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
      },
    },
  });
  const { code, out } = await runCli(['test-notice'], {
    config: {
      leadEmailTo: ['sales@builtright.test', 'left@builtright.test'],
      smtpUrl: mailServer.url,
      leadWebhookUrl: `http://user:s3cret@127.0.0.1:${await findFreePort()}/leads`,
    },
  });
  expect(out).toBe(
    'email to sales@builtright.test: delivered\n' +
      'email to left@builtright.test: not delivered, EENVELOPE 550\n' +
      'webhook: not delivered, ECONNREFUSED\n',
  );
  expect(code).toBe(1);
  expect(mailServer.mails.map(({ headers }) => headers.subject)).toEqual([
    'New lead: Test of the notices, No project',
  ]);
});

test('test-notice says so when no recipient is set', async () => {
  expect(await runCli(['test-notice'], { config: {} })).toMatchObject({
    code: 1,
    out: '',
    warnings: 'No notices are set up: LEAD_EMAIL_TO and LEAD_WEBHOOK_URL are empty.',
  });
});

import { OperatorError } from '#server/base/operator-error.ts';
import { sendTestNotices } from '#server/leads/channels.ts';
import type { Session } from './session.ts';

/** Sends a test by each channel and prints the outcomes. @throws OperatorError if one of them failed */
export async function testNotice({ terminal, loadConfig, now }: Session) {
  const results = [...(await sendTestNotices(loadConfig(), now))];
  if (results.length === 0) {
    throw new OperatorError(
      'No notices are set up. Set LEAD_EMAIL_TO with SMTP_URL, or LEAD_WEBHOOK_URL. .env.example explains them.',
    );
  }
  const lines = results.map(([channel, failure = 'delivered']) => `${channel}: ${failure}\n`);
  await terminal.print(lines.join(''));
  if (results.some(([, failure]) => failure)) throw new OperatorError('A test was not delivered.');
}

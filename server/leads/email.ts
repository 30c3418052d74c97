import { createTransport } from 'nodemailer';
import { isThisMachine } from '#server/base/encryption.ts';
import { company } from '#shared/company.ts';
import { composeEmail } from './email-text.ts';
import type { Channel } from './notice.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Makes a channel for each recipient. If the mail server refuses one, the others get their emails, and only this one is
 * tried again. The first channel is "email", the second "email 2", because logs show names and no addresses.
 *
 * `smtps://` is encrypted. `smtp://` is encrypted if the server offers it. If a password leaves this machine,
 * encryption is required.
 * @param from the sender. By default it is the login if that is an address, else the company's address
 */
export function createEmailChannels(
  smtpUrl: string,
  recipients: readonly string[],
  from?: string,
): Channel[] {
  const { username, hostname } = new URL(smtpUrl);
  const requireTLS = username !== '' && !isThisMachine(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
  const user = decodeURIComponent(username);
  // Most mail servers send only for the account's own address. Some accounts have none.
  const sender = from ?? (user.includes('@') ? user : company.email);
  return recipients.map((recipient, n) => ({
    name: n === 0 ? 'email' : `email ${n + 1}`,
    maxBundle: 100,
    async send(notice, signal) {
      const { key, leads } = notice;
      await transport.sendMail({
        ...composeEmail(notice),
        from: { name: `${company.name} website`, address: sender },
        // Each recipient sees who else is notified.
        to: [...recipients],
        envelope: { from: sender, to: recipient },
        // Staff answer with their mail program's own button. A visitor's name could imitate an address.
        replyTo: leads.length === 1 ? { name: '', address: leads[0].email } : undefined,
        messageId: `<${key}@${sender.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    },
  }));
}

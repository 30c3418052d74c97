import { createTransport } from 'nodemailer';
import { toOneLine } from '#server/database/sanitize.ts';
import { company } from '#shared/company.ts';
import { describeLead } from './lead-facts.ts';
import { toMailHtml } from './mail-html.ts';
import { type Channel, type Notice, titleOf } from './notice.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const thisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Makes the channel that sends one mail to all recipients. `smtps://` is encrypted. `smtp://` is encrypted if the server
 * offers it. If a password leaves this machine, encryption is required.
 *
 * @param from the sender's address. By default it is the login if that is an address, else the company's
 */
export function createMailChannel(
  smtpUrl: string,
  recipients: readonly string[],
  from?: string,
): Channel {
  const { username, hostname } = new URL(smtpUrl);
  const requireTLS = username !== '' && !thisMachine.test(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS, ...timeouts });
  const user = decodeURIComponent(username);
  // Most mail servers send only for the account's own address. Some accounts have none.
  const sender = from ?? (user.includes('@') ? user : company.email);
  return {
    name: 'email',
    maxBundle: 100,
    async send(notice, signal) {
      const { key, lead, others = [] } = notice;
      const mail = {
        ...composeMail(notice),
        from: { name: `${company.name} website`, address: sender },
        to: [...recipients],
        // Staff answer with their mail program's own button. A visitor's name could imitate an address.
        replyTo: others.length === 0 ? { name: '', address: lead.email } : undefined,
        messageId: `<${key}@${sender.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      };
      const { rejected, rejectedErrors } = await transport.sendMail(mail);
      if (rejected.length === 0) return undefined;
      const codes = rejectedErrors?.map(({ responseCode }) => responseCode).join(', ');
      return `${rejected.length} of ${recipients.length} recipients refused (${codes})`;
    },
  };
}

/** Writes the mail about a lead, or about several that look like spam: its subject, its text and the same as HTML. */
export function composeMail(notice: Omit<Notice, 'key'>) {
  const { lead, others = [] } = notice;
  const project = lead.projectName ?? lead.projectType;
  const about = [lead.name, project, lead.cityName].filter(Boolean).join(', ');
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const leads = [lead, ...others];
  return {
    subject: `${toOneLine(`${titleOf(notice)}: ${about}`)}${more}`,
    text: leads.map(describeLead).join(`${'-'.repeat(40)}\n`),
    html: toMailHtml(leads),
  };
}

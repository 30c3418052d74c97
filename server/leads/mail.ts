import { createTransport } from 'nodemailer';
import { toOneLine } from '#server/database/sanitize.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import type { Channel, NoticedLead } from './channels.ts';
import { describeRest } from './lead-view.ts';
import { answerBy, indianTime, showPhone, toTitle } from './lead-words.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const thisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Sends one mail to all recipients. `smtps://` is encrypted. `smtp://` is encrypted if the server can, and must be
 * where a password leaves this machine.
 *
 * @param from the sender's address, default: the login if it is an address, else the company's
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
  // Most mail servers send for the account's own address alone. Some accounts have none.
  const sender = from ?? (user.includes('@') ? user : company.email);
  return {
    name: 'email',
    maxBundle: 100,
    async send({ key, lead, others = [], title }, signal) {
      const mail = {
        ...composeMail(lead, others, title),
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

export function composeMail(
  lead: NoticedLead,
  others: readonly NoticedLead[] = [],
  title = toTitle(lead),
) {
  const project = lead.projectName ?? lead.projectType;
  const about = [lead.name, project, lead.cityName].filter(Boolean).join(', ');
  const subject = toOneLine(`${title}: ${about}`);
  if (others.length === 0) return { subject, text: describeLead(lead) };
  const text = [lead, ...others].map(describeLead).join(`${'-'.repeat(40)}\n`);
  return { subject: `${subject}, and ${others.length} more`, text };
}

/** All facts of a lead, one a line, then the visitor's message. */
export function describeLead(lead: NoticedLead): string {
  const { dial, possibleSpam, answerLink, answeredAt, note } = lead;
  const replyHours = inHours(replyHoursOf(company, lead.projectType));
  const facts = [
    ['Lead', `${lead.id}`],
    ['Name', lead.name],
    ['Phone', showPhone(lead)],
    ['Call', dial && `tel:${dial}`],
    // Indian numbers below 6 are landlines.
    ['WhatsApp', dial && !/^\+91[0-5]/.test(dial) && `https://wa.me/${dial.slice(1)}`],
    ['Email', lead.email],
    ['City', lead.cityName ?? 'not given'],
    ['Project', lead.projectName ?? lead.projectType],
    ...describeRest(lead),
    ['Received', `${indianTime(lead.createdAt)} (India)`],
    ['Reply by', `${indianTime(answerBy(lead))}, as promised within ${replyHours}`],
    ['Answered?', answerLink],
    ['Answered', answeredAt && `${indianTime(answeredAt)} (India)`],
    ['Note', note],
  ] as const;
  const lines = facts.flatMap(([title, text]) => (text ? `${title.padEnd(9)} ${text}` : []));
  const mark = possibleSpam ? [`Possible spam: ${possibleSpam}`] : [];
  // Quoted, so that what a visitor writes cannot imitate the lines above or another lead.
  const message = lead.message?.split(/\r\n?|\n/).map((line) => `> ${line}`);
  const details = message ?? ['No project details were given.'];
  return [...mark, ...lines, '', ...details, ''].map(toOneLine).join('\n');
}

import { createTransport } from 'nodemailer';
import { company } from '#shared/company.ts';
import { indianTime, type LeadView, showPhone } from '../lead-view.ts';
import type { Channel } from './channel.ts';

/** How long the server waits for the mail server at each step of their talk. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The visitor is promised a reply within this time (spec section 1). */
const replyHours = 48;

/**
 * Tells by mail, one message to all recipients.
 *
 * @param smtpUrl smtps://user:password@host:465 (encrypted), or smtp://… (encrypted when the server
 * offers it)
 */
export function createMailChannel(smtpUrl: string, recipients: readonly string[]): Channel {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const from = { name: `${company.name} website`, address: senderOf(smtpUrl) };
  return {
    name: 'email',
    async send({ key, lead }, signal) {
      const { subject, text } = composeMail(lead);
      await transport.sendMail({
        from,
        to: [...recipients],
        // Staff answer the visitor with their mail program's own button.
        replyTo: { name: lead.name, address: lead.email },
        subject,
        text,
        messageId: `<${key}@${from.address.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    },
  };
}

/** Mail servers mostly send for the account's own address alone; some accounts have none. */
function senderOf(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : company.email;
}

/** What the mail about a lead says. */
export function composeMail(lead: LeadView): { subject: string; text: string } {
  const { name, dial, email, cityName, message } = lead;
  const project = lead.projectName ?? lead.projectType;
  const replyBy = new Date(Date.parse(lead.createdAt) + replyHours * 3_600_000);
  const lines = [
    `Name      ${name}`,
    `Phone     ${showPhone(lead)}`,
    ...(dial ? [`WhatsApp  https://wa.me/${dial.slice(1)}`] : []),
    `Email     ${email}`,
    `City      ${cityName ?? 'not given'}`,
    `Project   ${project}`,
    `Received  ${indianTime(lead.createdAt)} (India)`,
    `Reply by  ${indianTime(replyBy)}, as promised within ${replyHours} hours`,
    '',
    message ?? 'No project details were given.',
  ];
  const subject = ['New lead', [name, project, cityName].filter(Boolean).join(', ')].join(': ');
  return { subject: subject.replace(/\s+/g, ' '), text: `${lines.join('\n')}\n` };
}

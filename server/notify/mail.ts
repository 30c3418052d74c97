import { createTransport } from 'nodemailer';
import { company } from '#shared/company.ts';
import { indianTime, type LeadView, showPhone, titleOf } from '../lead-view.ts';
import { oneLine } from '../one-line.ts';
import type { Channel } from './channel.ts';

/** How the names of all mail channels begin; of a former version, the one for all recipients. */
export const mailChannel = 'email';

/** How long the server waits for the mail server at each step of their exchange. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Notifies one recipient by mail.
 *
 * @param smtpUrl smtps://user:password@host:465 (encrypted), or smtp://… (encrypted when the server
 * offers it)
 * @param all the recipients, whom the mail names so that each knows who else was notified
 */
export function createMailChannel(
  smtpUrl: string,
  recipient: string,
  all: readonly string[] = [recipient],
): Channel {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const from = { name: `${company.name} website`, address: senderOf(smtpUrl) };
  return {
    name: `${mailChannel} to ${recipient}`,
    label: `${mailChannel} ${all.indexOf(recipient) + 1}`,
    async send({ key, lead }, signal) {
      await transport.sendMail({
        from,
        to: [...all],
        envelope: { from: from.address, to: recipient },
        // Staff answer the visitor with their mail program's own button.
        replyTo: { name: oneLine(lead.name), address: lead.email },
        ...composeMail(lead),
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

/** What the mail about a lead says. Only the message may have more than one line. */
export function composeMail(lead: LeadView): { subject: string; text: string } {
  const { name, dial, email, cityName, message, possibleSpam } = lead;
  const project = lead.projectName ?? lead.projectType;
  const { replyHours } = company;
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
    ...(possibleSpam ? [`Spam?     ${possibleSpam}`] : []),
  ];
  const words = message ?? 'No project details were given.';
  const subject = oneLine(
    `${titleOf(lead)}: ${[name, project, cityName].filter(Boolean).join(', ')}`,
  );
  return { subject, text: [...lines, '', ...words.split(/\r\n?|\n/), ''].map(oneLine).join('\n') };
}

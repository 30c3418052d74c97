import { createTransport, type SendMailOptions } from 'nodemailer';
import { describeRest } from '#server/database/lead-view.ts';
import {
  answerBy,
  indianTime,
  phoneNote,
  showPhone,
  titleOf,
} from '#server/database/lead-words.ts';
import { oneLine } from '#server/database/one-line.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import { type Channel, mailPrefix, type NoticedLead, type Report } from './channel.ts';

/** How long the server waits for the mail server at each step of their exchange. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const withoutTls =
  'ETLS: the mail server offers no encryption, which a password in SMTP_URL needs; use smtps://';
const thisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Notifies one recipient by mail.
 *
 * @param smtpUrl smtps://user:password@host:465 (encrypted), or smtp://… (encrypted when the server
 * offers it, and only then where a password goes to another machine)
 * @param all the recipients, whom the mail names so that each knows who else was notified
 */
export function createMailChannel(
  smtpUrl: string,
  recipient: string,
  all: readonly string[] = [recipient],
): Channel {
  const { username, hostname } = new URL(smtpUrl);
  const requireTLS = username !== '' && !thisMachine.test(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS, ...patience });
  const from = { name: `${company.name} website`, address: senderOf(smtpUrl) };
  const post = async (
    { key, ...content }: Report & Pick<SendMailOptions, 'replyTo'>,
    signal: AbortSignal,
  ) => {
    const mail = {
      from,
      to: [...all],
      envelope: { from: from.address, to: recipient },
      ...content,
      messageId: `<${key}@${from.address.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    };
    await transport.sendMail(mail).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ETLS') error.code = withoutTls;
      throw error;
    });
  };
  return {
    name: `${mailPrefix} to ${recipient}`,
    label: `${mailPrefix} ${all.indexOf(recipient) + 1}`,
    bundles: true,
    send({ key, lead, others = [], title }, signal) {
      // Staff answer the visitor with their mail program's own button.
      const visitor = { name: oneLine(lead.name), address: lead.email };
      const replyTo = others.length === 0 && { replyTo: visitor };
      return post({ key, ...composeMail(lead, others, title), ...replyTo }, signal);
    },
    report: post,
  };
}

/** Mail servers mostly send for the account's own address alone; some accounts have none. */
function senderOf(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : company.email;
}

/** What the mail about a lead, or about several that look like spam, says. */
export function composeMail(
  lead: NoticedLead,
  others: readonly NoticedLead[] = [],
  title = titleOf(lead),
) {
  const project = lead.projectName ?? lead.projectType;
  const about = [lead.name, project, lead.cityName].filter(Boolean).join(', ');
  const subject = oneLine(`${title}: ${about}`);
  if (others.length === 0) return { subject, text: describeLead(lead) };
  const text = [lead, ...others].map(describeLead).join(`${'-'.repeat(40)}\n`);
  return { subject: `${subject}, and ${others.length} more`, text };
}

/** Only the message may have more than one line. */
function describeLead(lead: NoticedLead): string {
  const { dial, possibleSpam, answerLink } = lead;
  const replyHours = inHours(replyHoursOf(company, lead.projectType));
  const facts = [
    ['Request', `${lead.id}`],
    ['Name', lead.name],
    ['Phone', [showPhone(lead), phoneNote(lead)].filter(Boolean).join(', ')],
    ['Call', dial && `tel:${dial}`],
    ['WhatsApp', dial && `https://wa.me/${dial.slice(1)}`],
    ['Email', lead.email],
    ['City', lead.cityName ?? 'not given'],
    ['Project', lead.projectName ?? lead.projectType],
    ...describeRest(lead),
    ['Received', `${indianTime(lead.createdAt)} (India)`],
    ['Reply by', `${indianTime(answerBy(lead))}, as promised within ${replyHours}`],
    ['Answered?', answerLink],
  ] as const;
  const lines = facts.flatMap(([title, text]) => (text ? `${title.padEnd(9)} ${text}` : []));
  const mark = possibleSpam ? [`Possible spam: ${possibleSpam}`] : [];
  const words = lead.message ?? 'No project details were given.';
  return [...mark, ...lines, '', ...words.split(/\r\n?|\n/), ''].map(oneLine).join('\n');
}

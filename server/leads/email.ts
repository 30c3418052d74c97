import { createTransport } from 'nodemailer';
import { isThisMachine } from '#server/base/encryption.ts';
import { toOneLine } from '#server/base/safe-text.ts';
import { company } from '#shared/company.ts';
import { phoneLinks, showPhone } from './lead-phone.ts';
import { describeLead, leadFacts, messageLines, noMessage } from './lead-text.ts';
import { type Channel, type Notice, type NoticedLead, titleOf } from './notice.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Makes a channel for each recipient. If the mail server refuses one, the others get their emails, and only this one is
 * tried again. The first channel is "email", the second "email 2".
 *
 * `smtps://` is encrypted. `smtp://` is encrypted if the server offers it. If a password leaves this machine, encryption
 * is required.
 *
 * @param from the sender's address. By default it is the login if that is an address, else the company's
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
    receiver: n === 0 ? 'email' : `email to address ${n + 1}`,
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

/** Writes the email about a lead, or about several that look like spam: its subject, its text and the same as HTML. */
export function composeEmail(notice: Omit<Notice, 'key'>) {
  const { leads } = notice;
  const [lead, ...others] = leads;
  const project = lead.projectName ?? lead.projectType;
  const request = [lead.name, project, lead.cityName].filter(Boolean).join(', ');
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return {
    subject: `${toOneLine(`${titleOf(notice)}: ${request}`)}${more}`,
    text: leads.map(describeLead).join(`${'-'.repeat(40)}\n`),
    html: toHtml(leads),
  };
}

/** Returns a visitor's text as HTML without any markup. */
const escapeHtml = (text: string) =>
  toOneLine(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const buttonStyle =
  'display:block;margin:0 0 12px;padding:14px 16px;max-width:320px;border:2px solid #15191e;color:#15191e;font-weight:bold;text-align:center;text-decoration:none';

/** Makes a link that looks like a button. Mail programs take styles only from the element itself. */
const button = (address: string | undefined | null, label: string, fill: string) =>
  address
    ? `<a href="${escapeHtml(address)}" style="${buttonStyle};background:${fill}">${escapeHtml(label)}</a>`
    : '';

/** Describes a lead for an email on a phone: large buttons, and then one fact on each line. */
function describeAsHtml(lead: NoticedLead): string {
  const { name, projectName, projectType, cityName, phone, possibleSpam, answerLink } = lead;
  const request = [projectName ?? projectType, cityName].filter(Boolean).join(', ');
  const mark = possibleSpam
    ? `<p style="margin:0 0 12px"><b>Possible spam:</b> ${escapeHtml(possibleSpam)}</p>`
    : '';
  const items = leadFacts(lead).map(([title, text]) =>
    text ? `<li style="margin:0 0 6px"><b>${title}:</b> ${escapeHtml(text)}</li>` : '',
  );
  const { call, whatsApp } = phoneLinks(phone);
  const chat = whatsApp ? `<li><a href="${whatsApp}">Write on WhatsApp</a></li>` : '';
  // A line at the side marks the visitor's text, so that it cannot imitate the facts.
  const message = messageLines(lead)?.map(escapeHtml).join('<br>') ?? noMessage;
  return [
    mark,
    `<p style="margin:0 0 12px;font-size:20px"><b>${escapeHtml(name)}</b><br>${escapeHtml(request)}</p>`,
    button(call, `Call ${showPhone(phone)}`, '#f4b536'),
    button(answerLink, 'Mark as answered', '#ffffff'),
    `<ul style="margin:20px 0;padding:0;list-style:none">${items.join('')}${chat}</ul>`,
    `<blockquote style="margin:0 0 24px;padding:0 0 0 12px;border-left:4px solid #c9c2b2">${message}</blockquote>`,
  ].join('');
}

/** Writes the HTML part about these leads. */
function toHtml(leads: readonly NoticedLead[]): string {
  const body = leads.map(describeAsHtml).join('<hr style="margin:0 0 24px">');
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0;padding:16px;background:#ffffff;color:#15191e;font:16px/1.5 sans-serif;overflow-wrap:anywhere">${body}</body></html>`;
}

import { toOneLine } from '#server/base/safe-text.ts';
import { colours } from '#shared/colours.ts';
import { phoneLinks, showPhone } from './lead-phone.ts';
import { describeLead, leadFacts, messageLines, noMessage } from './lead-text.ts';
import { type Notice, type NoticedLead, titleOf } from './notice.ts';

/** Writes the email about a lead, or about several that look like spam: its subject, its text and the same as HTML. */
export function composeEmail(notice: Omit<Notice, 'key'>) {
  const { leads } = notice;
  const [lead, ...others] = leads;
  const request = [lead.name, lead.projectName, lead.cityName].filter(Boolean).join(', ');
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

const buttonStyle = [
  'display:block;margin:0 0 12px;padding:14px 16px;max-width:320px',
  `border:2px solid ${colours.ink};color:${colours.ink}`,
  'font-weight:bold;text-align:center;text-decoration:none',
].join(';');

/** Makes a link that looks like a button. Mail programs take styles only from the element itself. */
const button = (address: string | undefined | null, label: string, fill: string) =>
  address
    ? `<a href="${escapeHtml(address)}" style="${buttonStyle};background:${fill}">${escapeHtml(label)}</a>`
    : '';

/** Describes a lead for a phone: large buttons, and then one fact on each line. */
function describeAsHtml(lead: NoticedLead): string {
  const { name, projectName, cityName, phone, answerLink } = lead;
  const request = [projectName, cityName].filter(Boolean).join(', ');
  const items = leadFacts(lead).map(
    ([title, text]) => `<li style="margin:0 0 6px"><b>${title}:</b> ${escapeHtml(text)}</li>`,
  );
  const { call, whatsApp } = phoneLinks(phone);
  const chat = whatsApp ? `<li><a href="${whatsApp}">Write on WhatsApp</a></li>` : '';
  // A line at the side marks the visitor's text, so that it cannot imitate the facts.
  const message = messageLines(lead)?.map(escapeHtml).join('<br>') ?? noMessage;
  return [
    `<p style="margin:0 0 12px;font-size:20px"><b>${escapeHtml(name)}</b><br>${escapeHtml(request)}</p>`,
    button(call, `Call ${showPhone(phone)}`, colours.canary),
    button(answerLink, 'Mark as answered', '#ffffff'),
    `<ul style="margin:20px 0;padding:0;list-style:none">${items.join('')}${chat}</ul>`,
    `<blockquote style="margin:0 0 24px;padding:0 0 0 12px;border-left:4px solid #c9c2b2">${message}</blockquote>`,
  ].join('');
}

const bodyStyle = `margin:0;padding:16px;background:#ffffff;color:${colours.ink};font:16px/1.5 sans-serif;overflow-wrap:anywhere`;

const toHtml = (leads: readonly NoticedLead[]): string => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<body style="${bodyStyle}">
${leads.map(describeAsHtml).join('<hr style="margin:0 0 24px">')}
</body>
</html>`;

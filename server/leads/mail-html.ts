import { toOneLine } from '#server/database/sanitize.ts';
import { leadFacts, messageLines, noMessage } from './lead-facts.ts';
import { showPhone, whatsAppOf } from './lead-phone.ts';
import type { NoticedLead } from './notice.ts';

/** Returns a visitor's text as HTML without any markup. */
const toText = (text: string) =>
  toOneLine(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const buttonStyle =
  'display:block;margin:0 0 12px;padding:14px 16px;max-width:320px;border:2px solid #15191e;color:#15191e;font-weight:bold;text-align:center;text-decoration:none';

/** Makes a link that looks like a button. Mail programs take styles only from the element itself. */
const button = (address: string | undefined | null, words: string, fill: string) =>
  address
    ? `<a href="${toText(address)}" style="${buttonStyle};background:${fill}">${toText(words)}</a>`
    : '';

/** Describes a lead for a mail on a phone: large buttons, and then one fact on each line. */
function describeAsHtml(lead: NoticedLead): string {
  const { name, projectName, projectType, cityName, dial, possibleSpam, answerLink } = lead;
  const about = [projectName ?? projectType, cityName].filter(Boolean).join(', ');
  const mark = possibleSpam
    ? `<p style="margin:0 0 12px"><b>Possible spam:</b> ${toText(possibleSpam)}</p>`
    : '';
  const facts = leadFacts(lead).map(([title, text]) =>
    text ? `<li style="margin:0 0 6px"><b>${title}:</b> ${toText(text)}</li>` : '',
  );
  const whatsApp = whatsAppOf(lead);
  const chat = whatsApp ? `<li><a href="${whatsApp}">Write on WhatsApp</a></li>` : '';
  // A line at the side marks the visitor's text, so that it cannot imitate the facts.
  const words = messageLines(lead)?.map(toText).join('<br>') ?? noMessage;
  return [
    mark,
    `<p style="margin:0 0 12px;font-size:20px"><b>${toText(name)}</b><br>${toText(about)}</p>`,
    button(dial && `tel:${dial}`, `Call ${showPhone(lead)}`, '#f4b536'),
    button(answerLink, 'Mark as answered', '#ffffff'),
    `<ul style="margin:20px 0;padding:0;list-style:none">${facts.join('')}${chat}</ul>`,
    `<blockquote style="margin:0 0 24px;padding:0 0 0 12px;border-left:4px solid #c9c2b2">${words}</blockquote>`,
  ].join('');
}

/** Makes the HTML part of a mail about these leads. Its text part says the same. */
export function toMailHtml(leads: readonly NoticedLead[]): string {
  const body = leads.map(describeAsHtml).join('<hr style="margin:0 0 24px">');
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0;padding:16px;background:#ffffff;color:#15191e;font:16px/1.5 sans-serif;overflow-wrap:anywhere">${body}</body></html>`;
}

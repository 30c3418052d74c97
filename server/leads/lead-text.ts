import { toOneLine } from '#server/base/safe-text.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import type { Lead, LeadNote } from './lead.ts';
import { phoneLinks, showPhone } from './lead-phone.ts';
import type { NoticedLead } from './notice.ts';
import { answerBy, indianTime } from './reply-times.ts';

/** One field of a lead for staff: its title, and a function that returns its text. */
interface LeadField {
  readonly title: string;
  readonly show: (lead: Lead) => string | null;
}

type HiddenField =
  | 'cityName'
  | 'projectName'
  // `clickIdKind` and `clickId` show these.
  | ('gclid' | 'gbraid' | 'wbraid' | 'fbclid' | 'msclkid');

/** The columns of a table of leads, in their order. A missing field is a type error. */
export const leadFields = {
  id: { title: 'Lead', show: ({ id }) => `${id}` },
  createdAt: { title: 'Received (India)', show: ({ createdAt }) => indianTime(createdAt) },
  name: { title: 'Name', show: ({ name }) => name },
  phone: { title: 'Phone', show: ({ phone }) => showPhone(phone) },
  email: { title: 'Email', show: ({ email }) => email },
  city: { title: 'City', show: ({ cityName }) => cityName },
  projectType: { title: 'Project type', show: ({ projectName }) => projectName },
  message: { title: 'Message', show: ({ message }) => message },
  possibleSpam: { title: 'Possible spam', show: ({ possibleSpam }) => possibleSpam },
  askedBefore: {
    title: 'Asked before (India)',
    show: ({ askedBefore }) => askedBefore && indianTime(askedBefore),
  },
  answeredAt: {
    title: 'Answered (India)',
    show: ({ answeredAt }) => answeredAt && indianTime(answeredAt),
  },
  notes: { title: 'Notes', show: ({ notes }) => describeNotes(notes) },
  sentBy: { title: 'Source', show: ({ sentBy }) => sentBy },
  utmSource: { title: 'Campaign source', show: ({ utmSource }) => utmSource },
  utmMedium: { title: 'Campaign medium', show: ({ utmMedium }) => utmMedium },
  utmCampaign: { title: 'Campaign', show: ({ utmCampaign }) => utmCampaign },
  utmTerm: { title: 'Term', show: ({ utmTerm }) => utmTerm },
  utmContent: { title: 'Content', show: ({ utmContent }) => utmContent },
  utmId: { title: 'Campaign id', show: ({ utmId }) => utmId },
  referringHost: { title: 'Referring site', show: ({ referringHost }) => referringHost },
  landingPage: { title: 'Landing page', show: ({ landingPage }) => landingPage },
  formPage: { title: 'Form page', show: ({ formPage }) => formPage },
  clickIdKind: { title: 'Click id kind', show: ({ clickIdKind }) => clickIdKind },
  clickId: { title: 'Click id', show: ({ clickId }) => clickId },
} satisfies Record<Exclude<keyof Lead, HiddenField>, LeadField>;

/** Returns the facts that emails and lists show in the same words. */
export const commonFacts = (lead: Lead): [title: string, text: string | null][] => [
  ['Asked before', leadFields.askedBefore.show(lead)],
  ['Source', describeSource(lead) || null],
];

/** Returns "Google ad, campaign google / cpc / diwali, began on /, gclid Cj0K", or empty text if nothing is known. */
function describeSource(lead: Lead): string {
  const { sentBy, referringHost, utmSource, utmMedium, utmCampaign, utmTerm } = lead;
  const { utmContent, utmId, landingPage, formPage, clickIdKind, clickId } = lead;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return [
    sentBy,
    referringHost && `from ${referringHost}`,
    campaign && `campaign ${campaign}`,
    utmTerm && `term ${utmTerm}`,
    utmContent && `content ${utmContent}`,
    utmId && `campaign id ${utmId}`,
    landingPage && `began on ${landingPage}`,
    formPage && formPage !== landingPage && `asked on ${formPage}`,
    clickId && `${clickIdKind} ${clickId}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns notes such as "2026-11-21 14:00 Asha: called", one after the other, or null if there are none. */
export function describeNotes(notes: readonly LeadNote[]): string | null {
  const lines = notes.map(
    ({ at, author, note }) => `${`${indianTime(at)} ${author}`.trim()}: ${note}`,
  );
  return lines.join('; ') || null;
}

/** One fact about a lead in an email. An unknown fact has no text. */
export type Fact = readonly [title: string, text: string | null | undefined | false];

/** Returns all facts of a lead but its links and its message. */
export function leadFacts(lead: NoticedLead): readonly Fact[] {
  const { answeredAt } = lead;
  const replyHours = inHours(replyHoursOf(company, lead.projectType));
  return [
    ['Lead', `${lead.id}`],
    ['Name', lead.name],
    ['Phone', showPhone(lead.phone)],
    ['Email', lead.email],
    ['City', lead.cityName ?? 'not given'],
    ['Project', lead.projectName ?? lead.projectType],
    ...commonFacts(lead),
    ['Received', `${indianTime(lead.createdAt)} (India)`],
    ['Reply by', `${indianTime(answerBy(lead))}, as promised within ${replyHours}`],
    ['Answered', answeredAt && `${indianTime(answeredAt)} (India)`],
    ['Notes', describeNotes(lead.notes)],
  ];
}

/** Returns the lines of the visitor's message, or null if it is empty. */
export function messageLines({ message }: Pick<NoticedLead, 'message'>): readonly string[] | null {
  return message?.split(/\r\n?|\n/) ?? null;
}

export const noMessage = 'No project details were given.';

/** Describes a lead as plain text: each fact on its own line, and then the visitor's message. */
export function describeLead(lead: NoticedLead): string {
  const { phone, possibleSpam, answerLink } = lead;
  const { call, whatsApp } = phoneLinks(phone);
  const links: readonly Fact[] = [
    ['Call', call],
    ['WhatsApp', whatsApp],
    ['Answered?', answerLink],
  ];
  const lines = [...leadFacts(lead), ...links].flatMap(([title, text]) =>
    text ? `${title.padEnd(9)} ${text}` : [],
  );
  const mark = possibleSpam ? [`Possible spam: ${possibleSpam}`] : [];
  // The visitor's text is quoted, so that it cannot imitate the lines above or another lead.
  const details = messageLines(lead)?.map((line) => `> ${line}`) ?? [noMessage];
  return [...mark, ...lines, '', ...details, ''].map(toOneLine).join('\n');
}

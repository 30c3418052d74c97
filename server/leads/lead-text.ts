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

/** The fields of a lead as emails and tables show them, in their order. A missing field is a type error. */
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

/** Returns what lists and chat messages say about the source of a lead, and about an earlier request. */
export const briefFacts = ({ sentBy, utmCampaign, askedBefore }: Lead) => [
  sentBy && `source ${sentBy}`,
  utmCampaign && `campaign ${utmCampaign}`,
  askedBefore && `asked before ${indianTime(askedBefore)}`,
];

/** Returns notes such as "2026-11-21 14:00 Asha: called", one after the other, or null if there are none. */
export function describeNotes(notes: readonly LeadNote[]): string | null {
  const lines = notes.map(
    ({ at, author, note }) => `${`${indianTime(at)} ${author}`.trim()}: ${note}`,
  );
  return lines.join('; ') || null;
}

type Fact = readonly [title: string, text: string];

/** Returns the facts of a lead that are known, but its links and its message. */
export function leadFacts(lead: Lead): readonly Fact[] {
  const { message: _, ...fields } = leadFields;
  const replyHours = inHours(replyHoursOf(company, lead.projectType));
  return [
    ...Object.values(fields).flatMap(({ title, show }): Fact[] => {
      const text = show(lead);
      return text ? [[title, text]] : [];
    }),
    ['Reply by (India)', `${indianTime(answerBy(lead))}, as promised within ${replyHours}`],
  ];
}

/** Returns the lines of the visitor's message, or null if it is empty. */
export function messageLines({ message }: Pick<Lead, 'message'>): readonly string[] | null {
  return message?.split(/\r\n?|\n/) ?? null;
}

export const noMessage = 'No project details were given.';

/** Describes a lead as plain text: each fact on its own line, and then the visitor's message. */
export function describeLead(lead: NoticedLead): string {
  const { phone, answerLink } = lead;
  const { call, whatsApp } = phoneLinks(phone);
  const lines = [
    ...leadFacts(lead).map(([title, text]) => `${title}: ${text}`),
    call && `Call: ${call}`,
    whatsApp && `WhatsApp: ${whatsApp}`,
    answerLink && `Answered? ${answerLink}`,
  ];
  // The visitor's text is quoted, so that it cannot imitate the lines above or another lead.
  const details = messageLines(lead)?.map((line) => `> ${line}`) ?? [noMessage];
  return [...lines.filter((line) => line !== undefined), '', ...details, '']
    .map(toOneLine)
    .join('\n');
}

import { toOneLine } from '#server/database/sanitize.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import { showPhone, whatsAppOf } from './lead-phone.ts';
import { describeRest } from './lead-view.ts';
import { answerBy, describeNotes, indianTime } from './lead-words.ts';
import type { NoticedLead } from './notice.ts';

/** One fact about a lead in a mail. An unknown fact has no text. */
export type Fact = readonly [title: string, text: string | null | undefined | false];

/** Returns all facts of a lead but its links and its message. */
export function leadFacts(lead: NoticedLead): readonly Fact[] {
  const { answeredAt } = lead;
  const replyHours = inHours(replyHoursOf(company, lead.projectType));
  return [
    ['Lead', `${lead.id}`],
    ['Name', lead.name],
    ['Phone', showPhone(lead)],
    ['Email', lead.email],
    ['City', lead.cityName ?? 'not given'],
    ['Project', lead.projectName ?? lead.projectType],
    ...describeRest(lead),
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
  const { dial, possibleSpam, answerLink } = lead;
  const links: readonly Fact[] = [
    ['Call', dial && `tel:${dial}`],
    ['WhatsApp', whatsAppOf(lead)],
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

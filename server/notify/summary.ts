import { and, eq, gte, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type LeadView, leadColumns } from '#server/database/lead-view.ts';
import { answerBy, indianTime, toAge } from '#server/database/lead-words.ts';
import { toOneLine } from '#server/database/sanitize.ts';
import { leadAnswers, leads } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';

const { createdAt, answeredAt, projectType, projectName, cityName } = leadColumns;
const { possibleSpam, landingPage, referringHost, utmSource } = leads;
const columns = {
  createdAt,
  answeredAt,
  projectType,
  projectName,
  cityName,
  possibleSpam,
  landingPage,
  referringHost,
  utmSource,
};

/** What a summary needs of a lead. */
export type CountedLead = Pick<LeadView, keyof typeof columns>;

/** A period as staff read it: how many leads came, from where, and how they were answered until now. */
export async function summarise(
  db: NodePgDatabase,
  since: Date,
  until: Date,
  now = until,
): Promise<{ count: number; text: string }> {
  const found = await db
    .select(columns)
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, contactForms.id))
    .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
    .where(and(gte(contactForms.createdAt, since), lt(contactForms.createdAt, until)));
  const period = `${indianTime(since)} to ${indianTime(until)} (India)`;
  return { count: found.length, text: `${period}\n\n${formatSummary(found, now)}` };
}

/** The same of these leads. What looks like spam is only counted. */
export function formatSummary(found: readonly CountedLead[], now: Date): string {
  const real = found.filter((lead) => !lead.possibleSpam);
  const took: number[] = [];
  let late = 0;
  for (const lead of real) {
    const answered = lead.answeredAt === null ? undefined : new Date(lead.answeredAt);
    // A clock that was put back between the two made no answer quicker than at once.
    if (answered) took.push(Math.max(0, answered.getTime() - Date.parse(lead.createdAt)));
    if ((answered ?? now) > answerBy(lead)) late += 1;
  }
  took.sort((a, b) => a - b);
  const spam = found.length - real.length;
  const times =
    took.length > 0
      ? `, in ${span(median(took))} at the median, ${span(took.at(-1) ?? 0)} at most`
      : '';
  const lines = [
    ['Leads', `${real.length}${spam > 0 ? `, and ${spam} of possible spam` : ''}`],
    ['Answered', `${took.length}${times}`],
    ['Late', `${late}, answered or not`],
    ['Waiting', `${real.length - took.length}`],
    ['Projects', tally(real, (lead) => lead.projectName ?? lead.projectType)],
    ['Cities', tally(real, (lead) => lead.cityName ?? 'not given')],
    ['Sources', tally(real, toSource)],
  ];
  return lines.map(([title = '', text]) => `${title.padEnd(10)}${text}\n`).join('');
}

/** A visit that began here without a link or campaign is direct; without script nothing is known. */
const toSource = ({ utmSource, referringHost, landingPage }: CountedLead) =>
  utmSource ?? referringHost ?? (landingPage ? 'direct' : 'not known');

/** "5 Modular Kitchen, 3 Other", the most frequent first. */
function tally(found: readonly CountedLead[], nameOf: (lead: CountedLead) => string): string {
  const counts = new Map<string, number>();
  for (const lead of found) counts.set(nameOf(lead), (counts.get(nameOf(lead)) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return toOneLine(sorted.map(([name, n]) => `${n} ${name}`).join(', ')) || '-';
}

/** Of sorted numbers, at least one. */
const median = (sorted: readonly number[]) =>
  ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;

/** "40 min", "3 h", "2 days"; at least a minute. */
const span = (ms: number) => toAge(new Date(0).toISOString(), new Date(Math.max(ms, 60_000)));

import { toOneLine } from '#server/base/safe-text.ts';
import { answerBy, indianTime, toSpan } from '#server/leads/reply-times.ts';
import { type Pages, readLeads } from './read-leads.ts';
import { selectBy } from './select-leads.ts';
import { read, type Session } from './session.ts';

/** Prints the number, sources and answers of the leads since a moment. */
export async function summary(session: Session, since: Date) {
  const { text } = await read(session, async (db) =>
    summarise(readLeads(db, await selectBy(db, { since })), since, session.now),
  );
  await session.terminal.print(text);
}

/** Returns the number, sources and answers of leads as text. Possible spam without an answer is only counted. */
async function summarise(pages: Pages, since: Date, now: Date) {
  const answerTimesMs: number[] = [];
  const [projects, cities, sources]: [string[], string[], string[]] = [[], [], []];
  let [real, spam, late] = [0, 0, 0];
  for await (const leads of pages) {
    for (const lead of leads) {
      // A lead that was answered was not spam.
      if (lead.possibleSpam && !lead.answeredAt) {
        spam += 1;
        continue;
      }
      real += 1;
      const answered = lead.answeredAt === null ? undefined : new Date(lead.answeredAt);
      if (answered) answerTimesMs.push(answered.getTime() - Date.parse(lead.createdAt));
      if ((answered ?? now) > answerBy(lead)) late += 1;
      projects.push(lead.projectName ?? lead.projectType);
      cities.push(lead.cityName ?? 'not given');
      sources.push(lead.sentBy ?? 'none told');
    }
  }
  answerTimesMs.sort((a, b) => a - b);
  const median =
    ((answerTimesMs[(answerTimesMs.length - 1) >> 1] ?? 0) +
      (answerTimesMs[answerTimesMs.length >> 1] ?? 0)) /
    2;
  const times = `, in ${toSpan(median)} at the median, ${toSpan(answerTimesMs.at(-1) ?? 0)} at most`;
  const lines = [
    ['Leads', `${real}${spam > 0 ? `, and ${spam} of possible spam` : ''}`],
    ['Answered', `${answerTimesMs.length}${answerTimesMs.length > 0 ? times : ''}`],
    ['Late', `${late}, answered or not`],
    ['Waiting', `${real - answerTimesMs.length}`],
    ['Projects', countWords(projects)],
    ['Cities', countWords(cities)],
    ['Sources', countWords(sources)],
  ];
  const table = lines.map(([title = '', text]) => `${title.padEnd(10)}${text}\n`).join('');
  const text = `${indianTime(since)} to ${indianTime(now)} (India)\n\n${table}`;
  return { count: real + spam, text };
}

/** Counts each word: "5 Modular Kitchen, 3 Other", the most frequent first. */
function countWords(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return toOneLine(sorted.map(([word, n]) => `${n} ${word}`).join(', ')) || '-';
}

import { toOneLine } from '#server/database/sanitize.ts';
import { describeRest, type LeadView } from '#server/view/lead-view.ts';
import { answerBy, indianDayTime, phoneNote, showPhone, toAge } from '#server/view/lead-words.ts';
import { twelveHours } from '#shared/company-shape.ts';

/** How much is shown of name, phone, city and project, in characters: what fits a terminal of this width. */
function columnsFor(width: number): readonly number[] {
  if (width >= 120) return [28, 28, 16, 26];
  if (width >= 100) return [22, 26, 12, 18];
  // City and project stand with the rest, and each fact has a line of its own.
  return width < narrow ? [Math.max(6, width - 34), 16] : [16, 16, 9, 17];
}

const narrow = 80;

/**
 * The leads for a terminal: number, age, name, phone, city and project in columns, then what makes it
 * look like spam, its answer, email, source and the first line of the message.
 *
 * @param width of the terminal, in characters
 * @param isOpen they wait: each says how much time is left
 */
export function formatListing(
  leads: readonly LeadView[],
  now: Date,
  width: number,
  isOpen = false,
): string {
  const isNarrow = width < narrow;
  const most = columnsFor(width);
  const rows = leads.map((lead) => {
    const texts = [lead.name, showPhone(lead), lead.cityName ?? '-', toProject(lead)];
    const shown = most.map((characters, column) => cut(texts[column] ?? '', characters));
    return [[...`${lead.id}`], [...toAge(lead.createdAt, now)], ...shown];
  });
  const widths = rows[0]?.map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const indent = ' '.repeat((widths?.[0] ?? 0) + 2);
  const blocks = leads.map((lead, index) => {
    const { email, message, possibleSpam, answeredAt, note } = lead;
    const cells = rows[index]?.map(
      (text, column) => text.join('') + ' '.repeat((widths?.[column] ?? 0) - text.length),
    );
    const firstLine = message
      ?.trimStart()
      .slice(0, longestText)
      .split(/[\r\n]/)[0];
    const mark = possibleSpam && `possible spam: ${possibleSpam}`;
    const answer =
      answeredAt && ['answered', indianDayTime(answeredAt, now), note].join(' ').trim();
    const state = answer || (isOpen && timeLeft(lead, now));
    const rest = describeRest(lead).map(([, text]) => text);
    const phone = showPhone(lead);
    const longPhone = phone.length > (most[1] ?? 0) && phone;
    const place = isNarrow && [toProject(lead), lead.cityName].filter(Boolean).join(', ');
    const facts = [
      place,
      longPhone,
      mark,
      phoneNote(lead),
      state,
      email,
      ...rest,
      firstLine,
    ].filter((fact): fact is string => Boolean(fact));
    const lines = (isNarrow ? facts : [facts.join(' · ')]).map(
      (line) => `${indent}${cut(line, width - indent.length).join('')}\n`,
    );
    return `${cells?.join('  ').trimEnd()}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

const toProject = ({ projectName, projectType }: LeadView) => projectName ?? projectType;

/** "answer by 4 PM", "answer by 10:30 AM tomorrow", "6 h late". */
export function timeLeft(lead: Pick<LeadView, 'createdAt' | 'projectType'>, now: Date): string {
  const deadline = answerBy(lead);
  if (deadline <= now) {
    const late = toAge(deadline.toISOString(), now);
    return late === 'now' ? 'answer now' : `${late} late`;
  }
  const [day = '', time = ''] = indianDayTime(deadline, now).split(' ');
  const clock = twelveHours(time).replace(':00', '').replace('\u00a0', ' ');
  const when = day === 'tomorrow' ? ' tomorrow' : ` on ${day}`;
  return `answer by ${clock}${day === 'today' ? '' : when}`;
}

/** In UTF-16 units. The segmenter takes time with the square of the text's length. */
const longestText = 1000;
const segmenter = new Intl.Segmenter();

/** The beginning of a visitor's text as one line, in characters as people count them. */
function cut(text: string, width: number): string[] {
  const line = toOneLine(text.slice(0, longestText));
  const characters = /^[ -~]*$/.test(line)
    ? [...line]
    : Array.from(segmenter.segment(line), ({ segment }) => segment);
  return characters.length <= width ? characters : [...characters.slice(0, width - 1), '…'];
}

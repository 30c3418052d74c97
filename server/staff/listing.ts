import { toOneLine } from '#server/database/sanitize.ts';
import { describeRest, type LeadView } from '#server/view/lead-view.ts';
import { answerBy, indianDayTime, phoneNote, showPhone, toAge } from '#server/view/lead-words.ts';
import { twelveHours } from '#shared/company-shape.ts';

/** Below this width city and project stand with the rest, and each fact has a line of its own. */
const narrow = 80;

/** How much a terminal of this width shows of name, phone, city and project, in characters. */
const columnsFor = (width: number) =>
  width < narrow
    ? [Math.max(6, width - 34), 16]
    : [0.28, 0.3, 0.16, 0.26].map((share) => Math.floor(share * (width - 22)));

/**
 * The leads for a terminal: number, age, name, phone, city and project in columns, then what makes it
 * look like spam, its answer, email, source and the first line of the message.
 *
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
    return { lead, cells: [[...`${lead.id}`], [...toAge(lead.createdAt, now)], ...shown] };
  });
  const widthOf = (column: number) =>
    Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0));
  const widths = [0, 1, ...most.map((_most, i) => i + 2)].map(widthOf);
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  const blocks = rows.map(({ lead, cells }) => {
    const { email, message, possibleSpam, answeredAt, note } = lead;
    const columns = cells.map(
      (text, column) => text.join('') + ' '.repeat((widths[column] ?? 0) - text.length),
    );
    const phone = showPhone(lead);
    const answer =
      answeredAt && ['answered', indianDayTime(answeredAt, now), note].join(' ').trim();
    const facts = [
      isNarrow && [toProject(lead), lead.cityName].filter(Boolean).join(', '),
      phone.length > (most[1] ?? 0) && phone,
      possibleSpam && `possible spam: ${possibleSpam}`,
      phoneNote(lead),
      answer || (isOpen && timeLeft(lead, now)),
      email,
      ...describeRest(lead).map(([, text]) => text),
      message
        ?.trimStart()
        .slice(0, longestText)
        .split(/[\r\n]/)[0],
    ].filter((fact): fact is string => Boolean(fact));
    const lines = (isNarrow ? facts : [facts.join(' · ')]).map(
      (line) => `${indent}${cut(line, width - indent.length).join('')}\n`,
    );
    return `${columns.join('  ').trimEnd()}\n${lines.join('')}`;
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
  const clock = twelveHours(time).replace(':00', '');
  if (day === 'today') return `answer by ${clock}`;
  return `answer by ${clock}${day === 'tomorrow' ? '' : ' on'} ${day}`;
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

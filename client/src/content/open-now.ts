import type { OpeningHours, ShownHours } from '#shared/company-shape.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** India has one time and no summer time: 5 h 30 min before Greenwich, in milliseconds. */
const indiaAheadMs = 330 * 60_000;

/**
 * Whether somebody answers the telephone: "Open until 7 PM", or "Closed now; opens 9 AM". A day is named
 * when it opens neither today nor tomorrow. The hours are India's, wherever the visitor is.
 */
export function openNow(hours: readonly ShownHours[], at: Date): string {
  const inIndia = new Date(at.getTime() + indiaAheadMs);
  const time = inIndia.toISOString().slice(11, 16);
  const today = inIndia.getUTCDay();
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7;
    const its = hours.filter(({ from, to }) => isWithin(day, from, to));
    for (const { opens, closes, inShort } of its.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
      if (ahead === 0 && time >= closes) continue;
      const [from, to] = inShort.split(' to ');
      if (ahead === 0 && time >= opens) return `Open until ${to}`;
      return `Closed now; opens ${ahead > 1 ? `${weekdays[day]} ` : ''}${from}`;
    }
  }
  return '';
}

/** Is a day, Sunday being 0, among those from one to another? "Saturday to Monday" passes the week's end. */
function isWithin(day: number, from: OpeningHours['from'], to: OpeningHours['to']): boolean {
  const since = (weekday: number) => (weekday - weekdays.indexOf(from) + 7) % 7;
  return since(day) <= since(weekdays.indexOf(to));
}

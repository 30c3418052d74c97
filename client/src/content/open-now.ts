import type { ShownHours } from '#shared/company-shape.ts';
import { type Day, daysOf, week } from '#shared/week.ts';

/** Milliseconds that India is ahead of UTC. India has one time zone and no summer time. */
export const indiaAheadMs = 330 * 60_000;

/**
 * Says whether somebody answers the telephone: "Open until 7 PM", or "Opens Sunday at 10 AM". Today is not named. The
 * hours are India's, wherever the visitor is.
 */
export function openNow(hours: readonly ShownHours[], at: Date): string {
  const inIndia = new Date(at.getTime() + indiaAheadMs);
  const time = inIndia.toISOString().slice(11, 16);
  const today = inIndia.getUTCDay() + 6;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = week[(today + ahead) % 7] as Day;
    const its = hours.filter(({ from, to }) => daysOf(from, to).includes(day));
    for (const { opens, closes, inShort } of its.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
      if (ahead === 0 && time >= closes) continue;
      const [from, to] = inShort.split(' to ');
      if (ahead === 0 && time >= opens) return `Open until ${to}`;
      return `Opens ${ahead > 0 ? `${day} ` : ''}at ${from}`;
    }
  }
  return '';
}

import { indianTime } from '../lead-view.ts';

const minutes: Readonly<Record<string, number>> = { m: 1, min: 1, h: 60, d: 1440, w: 10_080 };

/**
 * Reads a moment as staff write it: "today", "yesterday", "30m", "12h", "7d", "2w" (ago),
 * "2026-11-21" or "2026-11-21 14:30", all in India's time.
 *
 * @returns undefined when it is none of these
 */
export function parseSince(text: string, now: Date): Date | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'today') return startOfDay(now);
  if (words === 'yesterday') return startOfDay(new Date(now.getTime() - 86_400_000));
  const [, count, unit = ''] = /^(\d{1,5})\s*(m|min|h|d|w)$/.exec(words) ?? [];
  const unitMinutes = minutes[unit];
  if (count && unitMinutes) return new Date(now.getTime() - Number(count) * unitMinutes * 60_000);
  const [, day, clock = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ t](\d\d:\d\d))?$/.exec(words) ?? [];
  if (!day) return undefined;
  const moment = new Date(`${day}T${clock}:00+05:30`);
  // A date that does not exist comes out as another one, or as none.
  const isReal = !Number.isNaN(moment.getTime()) && indianTime(moment) === `${day} ${clock}`;
  return isReal ? moment : undefined;
}

function startOfDay(moment: Date): Date {
  return new Date(`${indianTime(moment).slice(0, 10)}T00:00:00+05:30`);
}

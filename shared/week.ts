export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Day = (typeof week)[number];

/** Returns the days between two days, both included. "Saturday to Monday" includes the end of the week. */
export function daysOf(from: Day, to: Day): Day[] {
  const start = week.indexOf(from);
  const days = [...week.slice(start), ...week.slice(0, start)];
  return days.slice(0, days.indexOf(to) + 1);
}

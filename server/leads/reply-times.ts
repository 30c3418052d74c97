import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import type { Lead } from './lead.ts';

/** The fields of a lead by which a reply was promised. */
type PromisedLead = Pick<Lead, 'createdAt' | 'projectType'>;

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a moment as a spreadsheet understands it: "2026-11-21 14:00". */
export function indianTime(moment: string | Date): string {
  return indianClock.format(new Date(moment));
}

/** Returns India's day and time in words: "today 10:42", "yesterday 18:05", "2026-11-20 10:42". */
export function indianDayTime(moment: string | Date, now: Date): string {
  const [day = '', time = ''] = indianTime(moment).split(' ');
  const dayIn = (days: number) =>
    indianTime(new Date(now.getTime() + days * 86_400_000)).slice(0, 10);
  const names = { [dayIn(-1)]: 'yesterday', [dayIn(0)]: 'today', [dayIn(1)]: 'tomorrow' };
  return `${names[day] ?? day} ${time}`;
}

/** Returns the time by which a reply was promised (spec section 10). */
export function answerBy(lead: PromisedLead): Date {
  const hours = replyHoursOf(company, lead.projectType);
  return new Date(Date.parse(lead.createdAt) + hours * 3_600_000);
}

/** Returns "answer by today 16:00" or "6 h late". */
export function timeLeft(lead: PromisedLead, now: Date): string {
  const deadline = answerBy(lead);
  if (deadline > now) return `answer by ${indianDayTime(deadline, now)}`;
  return `${toSpan(now.getTime() - deadline.getTime())} late`;
}

/** Returns "40 min", "3 h" or "2 days", and at least a minute. */
function toSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Returns how long ago it was: "now", "5 min", "3 h", "6 days". */
export function toAge(createdAt: string, now: Date): string {
  const ms = now.getTime() - Date.parse(createdAt);
  return ms < 60_000 ? 'now' : toSpan(ms);
}

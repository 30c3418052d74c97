import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { toLatin, toNational } from '#shared/phone.ts';
import type { LeadView, sourceFields } from './lead-view.ts';

/** Returns the beginning of a notice. Mail programs that sort by subject show the mark. */
export function toTitle({ possibleSpam }: Pick<LeadView, 'possibleSpam'>): string {
  return possibleSpam ? '[Possible spam] New lead' : 'New lead';
}

/** Matches a foreign number: the country's code and the digits after it. */
const abroad = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Writes "+919848012345" with spaces. A landline, or a number of another country, stays as it is. */
const spaceIndian = (dial: string) => dial.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');

/** Returns true if the text has more digits than the number and its prefix, such as a second number. */
function hasMore(phone: string, dial: string): boolean {
  const text = toLatin(phone.replaceAll('(0)', ''));
  return !toNational(text) && text.replace(/\D/g, '').replace(/^00/, '') !== dial.slice(1);
}

/**
 * Returns a number as spreadsheets and address books take it: "98480 12345" if it is Indian, else "+1 4155550100". If the
 * visitor's text holds no number, or more than one, it returns that text.
 */
export function plainPhone({ phone, dial }: LeadView): string {
  if (!dial || hasMore(phone, dial)) return phone;
  return spaceIndian(dial).replace('+91 ', '').replace(abroad, '+$1 $2');
}

/** Returns "+91 98480 12345" if the number is Indian and there is nothing else, or the visitor's own text. */
export function showPhone({ phone, dial }: Pick<LeadView, 'phone' | 'dial'>): string {
  if (!dial?.startsWith('+91') || hasMore(phone, dial)) return phone;
  return spaceIndian(dial);
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns India's wall-clock time, as a spreadsheet understands it: "2026-11-21 14:00". */
export function indianTime(moment: string | Date): string {
  return indianClock.format(new Date(moment));
}

/** Returns India's day and time in words: "today 10:42", "yesterday 18:05", "2026-11-20 10:42". */
export function indianDayTime(moment: string | Date, now: Date): string {
  const [day = '', time = ''] = indianTime(moment).split(' ');
  const names = ['yesterday', 'today', 'tomorrow'];
  const isDay = (_name: string, i: number) =>
    indianTime(new Date(now.getTime() + (i - 1) * 86_400_000)).startsWith(day);
  return `${names.find(isDay) ?? day} ${time}`;
}

/** Returns the time by which a reply was promised (spec section 10). */
export function answerBy(lead: Pick<LeadView, 'createdAt' | 'projectType'>): Date {
  const hours = replyHoursOf(company, lead.projectType);
  return new Date(Date.parse(lead.createdAt) + hours * 3_600_000);
}

/** Returns "Google ad, campaign google / cpc / diwali, began on /, gclid Cj0K", or empty text if nothing is known. */
export function describeSource(lead: Pick<LeadView, keyof typeof sourceFields>): string {
  const { system, referringHost, utmSource, utmMedium, utmCampaign, utmTerm } = lead;
  const { utmContent, utmId, landingPage, formPage, clickIdKind, clickId } = lead;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return [
    system,
    referringHost && `from ${referringHost}`,
    campaign && `campaign ${campaign}`,
    utmTerm && `term ${utmTerm}`,
    utmContent && `content ${utmContent}`,
    utmId && `campaign id ${utmId}`,
    landingPage && `began on ${landingPage}`,
    formPage && formPage !== landingPage && `asked on ${formPage}`,
    clickId && `${clickIdKind} ${clickId}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns notes such as "2026-11-21 14:00 Asha: called", one after the other, or null if there are none. */
export function describeNotes(notes: LeadView['notes']): string | null {
  const lines = notes.map(
    ({ at, author, note }) => `${`${indianTime(at)} ${author}`.trim()}: ${note}`,
  );
  return lines.join('; ') || null;
}

/** Returns "answer by today 16:00" or "6 h late". */
export function timeLeft(lead: Pick<LeadView, 'createdAt' | 'projectType'>, now: Date): string {
  const deadline = answerBy(lead);
  if (deadline > now) return `answer by ${indianDayTime(deadline, now)}`;
  return `${toSpan(now.getTime() - deadline.getTime())} late`;
}

/** Returns "40 min", "3 h" or "2 days", and at least a minute. */
export function toSpan(ms: number): string {
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

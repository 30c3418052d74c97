import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { toLatin, toNational } from '#shared/phone.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import type { LeadView } from './lead-view.ts';

/** What a notice begins with: whoever sorts mails by their subject sees the mark. */
export function toTitle({ possibleSpam }: Pick<LeadView, 'possibleSpam'>): string {
  return possibleSpam ? '[Possible spam] New lead' : 'New lead';
}

/** The digits after a country's code. */
const abroad = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** "+919848012345" with spaces; a landline, or a number of another country, as it is. */
const spaceIndian = (dial: string) => dial.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');

/** Has the text digits besides those of the number and its prefix: a second number, an extension? */
function hasMore(phone: string, dial: string): boolean {
  const text = toLatin(phone.replaceAll('(0)', ''));
  return !toNational(text) && text.replace(/\D/g, '').replace(/^00/, '') !== dial.slice(1);
}

/**
 * A number as spreadsheets and address books take it: "98480 12345" where it is Indian, "+1 4155550100" where not. The
 * visitor's own text where that holds no number, or more than one.
 */
export function plainPhone({ phone, dial }: LeadView): string {
  if (!dial || hasMore(phone, dial)) return phone;
  return spaceIndian(dial).replace('+91 ', '').replace(abroad, '+$1 $2');
}

/** "+91 98480 12345" where the number is Indian and all there is, else the visitor's own text. */
export function showPhone({ phone, dial }: Pick<LeadView, 'phone' | 'dial'>): string {
  if (!dial?.startsWith('+91') || hasMore(phone, dial)) return phone;
  return spaceIndian(dial);
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** India's wall-clock time, as a spreadsheet understands it: "2026-11-21 14:00". */
export function indianTime(moment: string | Date): string {
  return indianClock.format(new Date(moment));
}

/** India's day and time as people say them: "today 10:42", "yesterday 18:05", "2026-11-20 10:42". */
export function indianDayTime(moment: string | Date, now: Date): string {
  const [day = '', time = ''] = indianTime(moment).split(' ');
  const names = ['yesterday', 'today', 'tomorrow'];
  const isDay = (_name: string, i: number) =>
    indianTime(new Date(now.getTime() + (i - 1) * 86_400_000)).startsWith(day);
  return `${names.find(isDay) ?? day} ${time}`;
}

/** By when an answer was promised (spec section 10). */
export function answerBy(lead: Pick<LeadView, 'createdAt' | 'projectType'>): Date {
  const hours = replyHoursOf(company, lead.projectType);
  return new Date(Date.parse(lead.createdAt) + hours * 3_600_000);
}

/** "from google.com, began on /services/bathrooms"; empty where nothing is known. */
export function describeSource(source: VisitSource): string {
  const { landingPage, referringHost, utmSource, utmMedium, utmCampaign, formPage } = source;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return [
    referringHost && `from ${referringHost}`,
    landingPage && `began on ${landingPage}`,
    campaign && `campaign ${campaign}`,
    formPage && formPage !== landingPage && `asked on ${formPage}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "answer by today 16:00", "6 h late". */
export function timeLeft(lead: Pick<LeadView, 'createdAt' | 'projectType'>, now: Date): string {
  const deadline = answerBy(lead);
  if (deadline > now) return `answer by ${indianDayTime(deadline, now)}`;
  return `${toSpan(now.getTime() - deadline.getTime())} late`;
}

/** "40 min", "3 h", "2 days"; at least a minute. */
export function toSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** How long ago: "now", "5 min", "3 h", "6 days". */
export function toAge(createdAt: string, now: Date): string {
  const ms = now.getTime() - Date.parse(createdAt);
  return ms < 60_000 ? 'now' : toSpan(ms);
}

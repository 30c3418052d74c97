import { expect, test } from 'vitest';
import { type CountedLead, formatSummary } from '#server/notify/summary.ts';
import { company } from '#shared/company.ts';
import { unanswered } from '#tests/support/app.ts';

const now = new Date('2026-11-23T02:30:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const lead: CountedLead = {
  ...{ ...unanswered, createdAt: hoursAgo(0.5), possibleSpam: null },
  ...{ projectType: 'other', projectName: 'Other', cityName: 'Pune' },
};
/** A lead that came and was answered so many hours ago. */
const answered = (came: number, answeredHoursAgo: number) => ({
  ...lead,
  ...{ createdAt: hoursAgo(came), answeredAt: hoursAgo(answeredHoursAgo) },
});

test('a summary counts leads, answers, what is late and what waits, and where they came from', () => {
  const late = company.replyHours + 1;
  const leads = [
    { ...answered(0.8, 0.3), referringHost: 'google.com' },
    { ...answered(0.9, 0.1), utmSource: 'news', landingPage: '/' },
    { ...answered(2 * late, late), cityName: null },
    { ...lead, createdAt: hoursAgo(late), landingPage: '/' },
    lead,
    { ...lead, possibleSpam: 'not sent by a browser' },
  ];
  expect(formatSummary(leads, now)).toBe(
    `Leads     5, and 1 of possible spam
Answered  3, in 48 min at the median, ${late < 48 ? `${late} h` : `${Math.floor(late / 24)} days`} at most
Late      2, answered or not
Waiting   2
Projects  5 Other
Cities    4 Pune, 1 not given
Sources   2 not known, 1 direct, 1 google.com, 1 news
`,
  );
});

import { toOneLine } from '#server/base/safe-text.ts';
import type { Lead } from '#server/leads/lead.ts';
import { showPhone } from '#server/leads/lead-phone.ts';
import { briefFacts, describeNotes } from '#server/leads/lead-text.ts';
import { indianDayTime, timeLeft, toAge } from '#server/leads/reply-times.ts';

const indent = '    ';

/**
 * Writes leads for a terminal of this width: number, age, phone and name in columns. Below them are the other facts and
 * the beginning of the message. With `isOpen` each lead also says by when it has to be answered.
 */
export function formatListing(
  leads: readonly Lead[],
  now: Date,
  width: number,
  isOpen = false,
): string {
  const blocks = leads.map((lead) => {
    const { id, createdAt, name, cityName, projectName, email, message } = lead;
    const { possibleSpam, answeredAt } = lead;
    const phone = cut(showPhone(lead.phone), 60).padEnd(16);
    const columns = [`${id}`.padEnd(5), toAge(createdAt, now).padEnd(7), phone, cut(name, 60)];
    const facts = [
      cityName,
      projectName,
      possibleSpam && `possible spam: ${possibleSpam}`,
      answeredAt && `answered ${indianDayTime(answeredAt, now)}`,
      describeNotes(lead.notes),
      !answeredAt && isOpen && timeLeft(lead, now),
      email,
      ...briefFacts(lead),
      message,
    ].filter(Boolean);
    const block = `${columns.join('  ')}\n${cut(facts.join(' · '), 300)}`;
    return `${wrap(block, Math.max(width, 20) - indent.length).replaceAll('\n', `\n${indent}`)}\n`;
  });
  return blocks.join('\n');
}

/** Breaks lines at spaces, so that they have at most so many characters. A longer word, such as a link, stays whole. */
const wrap = (text: string, most: number) =>
  text.replace(new RegExp(`(.{1,${most}})(?: +|\\n|$)`, 'gu'), '$1\n').trimEnd();

/** Returns the beginning of a visitor's text as one harmless line. */
function cut(text: string, most: number): string {
  const line = toOneLine(text.slice(0, 1000));
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

export const leadCountText = (leads: number) => (leads === 1 ? '1 lead' : `${leads} leads`);

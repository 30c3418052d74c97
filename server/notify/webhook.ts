import { unescape as decode } from 'node:querystring';
import { showPhone, titleOf, toRecord } from '#server/database/lead-view.ts';
import { oneLine } from '#server/database/one-line.ts';
import type { Channel, Notice } from './channel.ts';

/**
 * Notifies by an HTTP POST of JSON: a line of text for chat tools, and the lead's fields for programs.
 * By the `Idempotency-Key` a receiver recognises repetitions.
 *
 * @param address may hold a user and a password, which are sent as HTTP Basic authentication
 */
export function createWebhookChannel(address: string): Channel {
  const url = new URL(address);
  const login = Buffer.from(`${decode(url.username)}:${decode(url.password)}`).toString('base64');
  const authorization = url.username || url.password ? { Authorization: `Basic ${login}` } : {};
  // `fetch` refuses addresses that hold them.
  url.username = '';
  url.password = '';
  return {
    name: 'webhook',
    label: 'webhook',
    async send(notice, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': notice.key,
          ...authorization,
        },
        body: JSON.stringify(composeWebhook(notice)),
        // Followed, a redirect could carry the lead to anywhere.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) {
        throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
      }
    },
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What the webhook receives. In its text nothing a visitor writes calls people or hides a link. */
export function composeWebhook({ lead, title = titleOf(lead) }: Notice) {
  const { cityName, projectName, answerLink } = lead;
  const about = [lead.name, showPhone(lead), projectName, cityName].filter(Boolean).join(', ');
  const text = oneLine(about).replace(/[&<>]/g, (mark) => entities[mark] ?? '');
  const link = answerLink ? `\nAnswered? ${answerLink}` : '';
  return { text: `${title}: ${text}${link}`, lead: toRecord(lead) };
}

import { unescape as decode } from 'node:querystring';
import type { Config } from '#server/config.ts';
import { showPhone, titleOf } from '#server/database/lead-words.ts';
import { oneLine } from '#server/database/one-line.ts';
import type { Channel, Notice } from './channel.ts';

type Format = Config['leadWebhookFormat'];

/**
 * Notifies by an HTTP POST of JSON. By the `Idempotency-Key` a receiver recognises repetitions.
 *
 * @param address may hold a user and a password, which are sent as HTTP Basic authentication
 */
export function createWebhookChannel(address: string, format: Format = 'json'): Channel {
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
        body: JSON.stringify(composeWebhook(notice, format, url)),
        // Followed, a redirect could carry the lead to anywhere.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok && !isAnswerElsewhere(url, response)) {
        throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
      }
    },
  };
}

/**
 * Has the receiver taken the post, and only shows its answer elsewhere (302, 303), at its own service?
 * Scripts at script.google.com do.
 */
export function isAnswerElsewhere(
  url: URL,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const { origin } = new URL(headers.get('Location') ?? '', url);
  const own = [url.origin];
  if (url.hostname === 'script.google.com') own.push('https://script.googleusercontent.com');
  return (status === 302 || status === 303) && own.includes(origin);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarks = (text: string) => text.replace(/[&<>]/g, (mark) => entities[mark] ?? '');

/** In each format nothing that a visitor writes calls people or hides a link. */
const bodies: Readonly<
  Record<
    Format,
    (text: string, lead: Notice['lead'], url: URL) => Readonly<Record<string, unknown>>
  >
> = {
  json: (text, lead) => ({ text: escapeMarks(text), lead }),
  slack: (text) => ({ text: escapeMarks(text) }),
  // It knows no escapes for the marks of its links.
  'google-chat': (text) => ({ text: text.replaceAll('<', '‹').replaceAll('>', '›') }),
  telegram: (text, _lead, url) => ({ chat_id: url.searchParams.get('chat_id'), text }),
};

/** What the webhook receives: a line of text for people and, as plain JSON, the lead for programs. */
export function composeWebhook({ lead, title = titleOf(lead) }: Notice, format: Format, url: URL) {
  const { cityName, projectName, answerLink } = lead;
  const about = [lead.name, showPhone(lead), projectName, cityName].filter(Boolean).join(', ');
  const link = answerLink ? `\nAnswered? ${answerLink}` : '';
  return bodies[format](`${title}: ${oneLine(about)}${link}`, lead, url);
}

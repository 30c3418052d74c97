import { unescape as decode } from 'node:querystring';
import type { Config } from '#server/base/config.ts';
import { toOneLine } from '#server/base/safe-text.ts';
import { toDial } from '#shared/phone.ts';
import { showPhone } from './lead-phone.ts';
import { briefFacts } from './lead-text.ts';
import { type Channel, type Notice, titleOf } from './notice.ts';

type Format = Config['LEAD_WEBHOOK_FORMAT'];

/** Makes the channel that posts JSON with an `Idempotency-Key`. It sends the address's user and password as Basic. */
export function createWebhookChannel(address: string, format: Format = 'json'): Channel {
  const url = new URL(address);
  const login = Buffer.from(`${decode(url.username)}:${decode(url.password)}`).toString('base64');
  const authorization = url.username || url.password ? { Authorization: `Basic ${login}` } : {};
  // `fetch` refuses addresses with a user and password.
  url.username = '';
  url.password = '';
  return {
    name: 'webhook',
    maxBundle: 1,
    async send(notice, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': notice.key,
          ...authorization,
        },
        body: JSON.stringify(composeWebhook(notice, format)),
        // If `fetch` followed redirects, the lead could be sent to any host.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok && !isScriptResponse(url, response))
        throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
    },
  };
}

/**
 * Returns true if a script of Google has accepted the post: it redirects to its output. Other redirects may be a login.
 * https://developers.google.com/apps-script/guides/content#redirects
 */
export function isScriptResponse(
  url: URL,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const outputs = 'https://script.googleusercontent.com/';
  const isOutput = headers.get('Location')?.startsWith(outputs) ?? false;
  return url.origin === 'https://script.google.com' && status === 302 && isOutput;
}

/**
 * Writes the body: `text`, a line for people, as chat services take it. In the format "json" it also holds the lead
 * with a number to dial. Its `kind` tells a new lead from a reminder, and possible spam is a new lead as well.
 */
export function composeWebhook(notice: Notice, format: Format) {
  const [lead] = notice.leads;
  const { name, phone, projectName, cityName, answerLink } = lead;
  const parts = [name, showPhone(phone), projectName, cityName, ...briefFacts(lead)];
  // With these characters Slack, Mattermost and Google Chat mention people or hide a link. Their wide forms do nothing.
  const widen = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  const harmless = toOneLine(parts.filter(Boolean).join(', ')).replace(/[<>@[\]]/g, widen);
  const text = `${titleOf(notice)}: ${harmless}${answerLink ? `\nAnswered? ${answerLink}` : ''}`;
  if (format === 'text') return { text };
  const dial = toDial(phone) ?? null;
  const kind = notice.kind === 'reminder' ? 'reminder' : 'lead';
  return { kind, text, lead: { ...lead, dial } };
}

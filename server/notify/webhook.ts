import { showPhone, toRecord } from '../lead-view.ts';
import { type Channel, type Notice, RefusedError } from './channel.ts';

/**
 * Tells by an HTTP POST of JSON: a line of text for chat tools, and the lead's fields for programs.
 * A receiver that repeats nothing looks at the `Idempotency-Key`.
 */
export function createWebhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    async send(notice, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': notice.key },
        body: JSON.stringify(composeWebhook(notice)),
        // Followed, a redirect could carry the lead to anywhere.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new RefusedError(`HTTP ${response.status}`);
    },
  };
}

/** What the webhook is sent. */
export function composeWebhook({ lead }: Notice) {
  const { cityName, projectName } = lead;
  const about = [lead.name, showPhone(lead), projectName, cityName].filter(Boolean).join(', ');
  return { text: `New lead: ${about}`, lead: toRecord(lead) };
}

import { randomUUID } from 'node:crypto';
import { type ContactRequest, emptyContactRequest } from '#shared/contact.ts';

/** A lead that can be told from all others: by its name, its key and its client's address. */
export interface TestLead {
  readonly key: string;
  readonly request: ContactRequest;
  readonly client: string;
}

let made = 0;

export function makeLead(message = 'An L-shaped kitchen, 10 × 12 ft'): TestLead {
  const n = made++;
  return {
    key: randomUUID(),
    request: {
      ...emptyContactRequest,
      name: `Lead ${randomUUID()}`,
      email: 'lead@example.in',
      phone: '+91 98480 12345',
      city: 'hyderabad',
      projectType: 'modular-kitchen',
      message,
    },
    client: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
}

/** The outcome of one try; times as `performance.now()` gives them. */
export interface Try {
  /** The status, or why there was no answer, such as "ECONNRESET". */
  readonly result: number | string;
  readonly began: number;
  readonly ended: number;
  readonly retryAfter: string | null;
  /** The answer's text; empty without an answer. */
  readonly text: string;
}

/** The form gives up after this long. */
const patienceMs = 20_000;

/** Sends a lead as the form does, from its client's address. Never rejects. */
export async function postLead(url: string, { key, request, client }: TestLead): Promise<Try> {
  const began = performance.now();
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'user-agent': 'Mozilla/5.0 (Linux; Android 13)',
        'x-forwarded-for': client,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { result: response.status, began, ended: performance.now(), retryAfter, text };
  } catch (error) {
    const { name, cause } = error as Error;
    const result = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { result, began, ended: performance.now(), retryAfter: null, text: '' };
  }
}

import { randomUUID } from 'node:crypto';
import { type ContactRequest, emptyContactRequest } from '#shared/contact.ts';

/** A lead that differs from all others by its name, key and client's address. */
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

/** The outcome of one try. Its times are values of `performance.now()`. */
export interface Try {
  /** The status, or the reason why there was no response, such as "ECONNRESET". */
  readonly result: number | string;
  readonly began: number;
  readonly ended: number;
  readonly retryAfter: string | null;
}

/** The time after which the form gives up. */
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
    await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { result: response.status, began, ended: performance.now(), retryAfter };
  } catch (error) {
    const { name, cause } = error as Error;
    const result = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    return { result, began, ended: performance.now(), retryAfter: null };
  }
}

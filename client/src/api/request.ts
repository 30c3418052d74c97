/** Milliseconds without an answer after which the visitor sees a failure. */
export const requestTimeout = 20_000;

/** An HTTP answer that is no success; the message is `"<status>: <text or status text>"` (spec section 8). */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** @throws HttpError for any answer that is no success. */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new HttpError(response.status, (await response.text()) || response.statusText);
}

/**
 * Sends a request by the conventions of spec section 7: JSON content type and body only when there
 * is a body, credentials always. `headers` are sent along.
 * @throws HttpError for any answer that is no success; TypeError when there is no connection;
 *   a TimeoutError after `requestTimeout`.
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: hasBody ? { 'Content-Type': 'application/json', ...headers } : headers,
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(requestTimeout),
  });
  await throwUnlessOk(response);
  return response;
}

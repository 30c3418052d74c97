/** Milliseconds without a response, after which the visitor sees a failure. */
const requestTimeout = 20_000;

/** An HTTP response that is not a success. The message is `"<status>: <text or status text>"` (spec section 8). */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/**
 * Throws if a response is not a success.
 * @throws HttpError with the response's status and text.
 */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new HttpError(response.status, (await response.text()) || response.statusText);
}

/**
 * Sends a request by the conventions of spec section 7. It always carries credentials. It has a JSON content type
 * only when it has a body. `headers` are added.
 * @throws HttpError for any response that is not a success, TypeError when there is no connection, and TimeoutError
 *   after `requestTimeout`.
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

import { afterEach, expect, test, vi } from 'vitest';
import { apiRequest, HttpError } from '#client/api/request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(response: Response | Error) {
  const fetched = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  return () => (fetched.mock.calls[0] as [string, RequestInit])[1];
}

test('A request with a body carries a JSON content type, a JSON body and credentials, and is given up after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const sent = answer(new Response('{}'));
  await apiRequest('POST', '/api/contact', { name: 'लक्ष्मी' });
  expect(fetch).toHaveBeenCalledWith('/api/contact', sent());
  expect(sent()).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"name":"लक्ष्मी"}',
    signal: timeout.mock.results[0]?.value,
  });
  expect(new Headers(sent().headers).get('content-type')).toBe('application/json');
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test('A request without a body carries neither content type nor body, and credentials still', async () => {
  const sent = answer(new Response('{}'));
  await apiRequest('GET', '/api/health');
  expect(new Headers(sent().headers).has('content-type')).toBe(false);
  expect(sent().body).toBeUndefined();
  expect(sent().credentials).toBe('include');
});

test.each([
  ['answer text', 507, 'no room', '507: no room'],
  ['status text where there is no other', 500, '', '500: As Told'],
  ['answer text, a 401 like any other', 401, 'who?', '401: who?'],
])(
  'A non-success answer becomes an error of status, colon, space and %s',
  async (_, status, text, message) => {
    answer(new Response(text, { status, statusText: 'As Told' }));
    const error = await apiRequest('POST', '/api/contact', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message });
  },
);

test('A dropped connection is an error', async () => {
  answer(new TypeError('Failed to fetch'));
  await expect(apiRequest('POST', '/api/contact', {})).rejects.toThrow('Failed to fetch');
});

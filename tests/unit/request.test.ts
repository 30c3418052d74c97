import { afterEach, expect, test, vi } from 'vitest';
import { apiRequest, HttpError } from '#client/api/request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(response: Response | Error) {
  const fetched = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0] as [string, RequestInit];
}

test('A request with a body carries a JSON content type, a JSON body and credentials', async () => {
  const call = answer(new Response('{}'));
  await apiRequest('POST', '/api/contact', { name: 'लक्ष्मी' });
  const [path, init] = call();
  expect(path).toBe('/api/contact');
  expect(init.method).toBe('POST');
  expect(init.credentials).toBe('include');
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  expect(init.body).toBe('{"name":"लक्ष्मी"}');
});

test('A request without a body carries neither content type nor body, and credentials still', async () => {
  const call = answer(new Response('{}'));
  await apiRequest('GET', '/api/health');
  const [, init] = call();
  expect(new Headers(init.headers).has('content-type')).toBe(false);
  expect(init.body).toBeUndefined();
  expect(init.credentials).toBe('include');
});

test('A non-success answer becomes an error of status, colon, space and answer text', async () => {
  answer(new Response('no room', { status: 507, statusText: 'Insufficient Storage' }));
  await expect(apiRequest('POST', '/api/contact', {})).rejects.toThrow(/^507: no room$/);
});

test('A non-success answer without text gives the status text', async () => {
  answer(new Response('', { status: 500, statusText: 'Internal Server Error' }));
  await expect(apiRequest('POST', '/api/contact', {})).rejects.toThrow(
    /^500: Internal Server Error$/,
  );
});

test('A 401 is an error like any other', async () => {
  answer(new Response('who?', { status: 401 }));
  const error = await apiRequest('GET', '/api/x').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 401, message: '401: who?' });
});

test('A request that gets no answer is given up after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const call = answer(new Response('{}'));
  await apiRequest('POST', '/api/contact', {});
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(call()[1].signal).toBe(timeout.mock.results[0]?.value);
  timeout.mockRestore();
});

test('A dropped connection is an error', async () => {
  answer(new TypeError('Failed to fetch'));
  await expect(apiRequest('POST', '/api/contact', {})).rejects.toThrow('Failed to fetch');
});

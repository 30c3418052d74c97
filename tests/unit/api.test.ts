import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, queryJson } from '#client/api/query-client.ts';
import { apiRequest, HttpError } from '#client/api/request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answerWith(status: number, body: string) {
  const answer = async () => new Response(body, { status, statusText: 'As Told' });
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a request carries credentials and its body as JSON', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetched = answerWith(200, '{}');
  await apiRequest('POST', '/api/contact', { name: 'लक्ष्मी' });
  const [path, init = {}] = fetched.mock.calls[0] ?? [];
  const signal = timeout.mock.results[0]?.value;
  const body = '{"name":"लक्ष्मी"}';
  expect([path, init]).toMatchObject([
    '/api/contact',
    { method: 'POST', credentials: 'include', body, signal },
  ]);
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  expect(timeout).toHaveBeenCalledWith(20_000);
  await apiRequest('GET', '/api/health');
  const plain = fetched.mock.calls[1]?.[1];
  expect(new Headers(plain?.headers).has('content-type')).toBe(false);
  expect([plain?.body, plain?.credentials]).toEqual([undefined, 'include']);
});

test('a failed response becomes an error with status and text', async () => {
  for (const [status, text, message] of [
    [507, 'no room', '507: no room'],
    [500, '', '500: As Told'],
    [401, 'who?', '401: who?'],
  ] as const) {
    answerWith(status, text);
    const error = await apiRequest('POST', '/api/contact', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message });
  }
});

test('a read is a GET on its query key’s first element', async () => {
  const fetched = answerWith(200, '{"cities":6}');
  const read = () => queryClient.fetchQuery({ queryKey: ['/api/facts', 'ignored'] });
  expect(await read()).toEqual({ cities: 6 });
  await read();
  expect(fetched).toHaveBeenCalledOnce();
  const [path, { method = 'GET', body, credentials } = {}] = fetched.mock.calls[0] ?? [];
  expect([path, method, body, credentials]).toEqual(['/api/facts', 'GET', undefined, 'include']);
});

test('a 401 is an error unless the read expects it', async () => {
  const queryFn = queryJson({ on401: 'returnNull' });
  answerWith(401, '');
  await expect(queryClient.fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('401: As Told');
  const orNobody = queryClient.fetchQuery({ queryKey: ['/api/me-or-nobody'], queryFn });
  await expect(orNobody).resolves.toBeNull();
  answerWith(500, 'broken');
  const broken = queryClient.fetchQuery({ queryKey: ['/api/broken'], queryFn });
  await expect(broken).rejects.toThrow('500: broken');
});

test('the app fetches nothing again on focus, periodically or after a failure', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { refetchOnWindowFocus: false, refetchInterval: false, retry: false },
    mutations: { retry: false },
  });
});

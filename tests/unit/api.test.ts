import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, readJson } from '#client/api/query-client.ts';
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

test('A request with a body carries a JSON content type, a JSON body and credentials, and is given up after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetched = answerWith(200, '{}');
  await apiRequest('POST', '/api/contact', { name: 'लक्ष्मी' });
  const [path, init = {}] = fetched.mock.calls[0] ?? [];
  expect([path, init]).toMatchObject([
    '/api/contact',
    {
      method: 'POST',
      credentials: 'include',
      body: '{"name":"लक्ष्मी"}',
      signal: timeout.mock.results[0]?.value,
    },
  ]);
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test('A request without a body carries neither content type nor body, and credentials still', async () => {
  const fetched = answerWith(200, '{}');
  await apiRequest('GET', '/api/health');
  const init = fetched.mock.calls[0]?.[1];
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
  expect([init?.body, init?.credentials]).toEqual([undefined, 'include']);
});

test.each([
  ['answer text', 507, 'no room', '507: no room'],
  ['status text where there is no other', 500, '', '500: As Told'],
  ['answer text, a 401 like any other', 401, 'who?', '401: who?'],
])(
  'A non-success answer becomes an error of status, colon, space and %s',
  async (_, status, text, message) => {
    answerWith(status, text);
    const error = await apiRequest('POST', '/api/contact', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message });
  },
);

test('A read is a GET on the first element of its query key, with credentials, answered as JSON, and never goes stale', async () => {
  const fetched = answerWith(200, '{"cities":6}');
  const read = () => queryClient.fetchQuery({ queryKey: ['/api/facts', 'ignored'] });
  expect(await read()).toEqual({ cities: 6 });
  await read();
  expect(fetched).toHaveBeenCalledOnce();
  const [path, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect([path, init.method ?? 'GET', init.body]).toEqual(['/api/facts', 'GET', undefined]);
  expect(init).toMatchObject({ credentials: 'include' });
});

test('A 401 is an error by default, and an empty result where so configured; other failures never are', async () => {
  const orNothing = readJson({ on401: 'returnNull' });
  const read = (key: string, queryFn = readJson({ on401: 'throw' })) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn });
  answerWith(401, '');
  await expect(queryClient.fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('401: As Told');
  await expect(read('/api/me-or-nobody', orNothing)).resolves.toBeNull();
  answerWith(500, 'broken');
  await expect(read('/api/broken', orNothing)).rejects.toThrow('500: broken');
});

test('Nothing is fetched again on focus nor periodically, and neither reads nor sends are retried', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});

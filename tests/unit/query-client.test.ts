import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, readJson } from '#client/api/query-client.ts';

afterEach(() => void vi.unstubAllGlobals());

function answerWith(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(body, { status, statusText: 'Unauthorized' }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const orNothing = readJson({ on401: 'returnNull' });

test('A read is a GET on the first element of its query key, with credentials, answered as JSON, and never goes stale', async () => {
  const fetched = answerWith(200, '{"cities":6}');
  const read = () => queryClient.fetchQuery({ queryKey: ['/api/facts', 'ignored'] });
  expect(await read()).toEqual({ cities: 6 });
  await read();
  expect(fetched).toHaveBeenCalledOnce();
  const [path, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(path).toBe('/api/facts');
  expect(init).toMatchObject({ credentials: 'include' });
  expect([init.method ?? 'GET', init.body]).toEqual(['GET', undefined]);
});

test('A 401 is an error by default, and yields an empty result where so configured; other failures never do', async () => {
  answerWith(401, '');
  const read = queryClient.fetchQuery({ queryKey: ['/api/me'] });
  await expect(read).rejects.toThrow('401: Unauthorized');
  const mild = queryClient.fetchQuery({ queryKey: ['/api/me-or-nobody'], queryFn: orNothing });
  await expect(mild).resolves.toBeNull();
  answerWith(500, 'broken');
  const broken = queryClient.fetchQuery({ queryKey: ['/api/broken'], queryFn: orNothing });
  await expect(broken).rejects.toThrow('500: broken');
});

test('Nothing is fetched again on focus nor periodically, and neither reads nor sends are retried', async () => {
  const fetched = answerWith(503, '');
  await queryClient.fetchQuery({ queryKey: ['/api/once'] }).catch(() => {});
  expect(fetched).toHaveBeenCalledOnce();
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

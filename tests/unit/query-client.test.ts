import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, readJson } from '#client/api/query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(response: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('A read is a GET on the first element of its query key, with credentials, answered as JSON', async () => {
  const fetched = answerWith(() => Response.json({ cities: 6 }));
  const data = await queryClient.fetchQuery({ queryKey: ['/api/facts', 'ignored'] });
  expect(data).toEqual({ cities: 6 });
  const [path, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(path).toBe('/api/facts');
  expect(init.credentials).toBe('include');
  expect(init.method ?? 'GET').toBe('GET');
  expect(init.body).toBeUndefined();
});

test('A 401 is an error by default', async () => {
  answerWith(() => new Response('', { status: 401, statusText: 'Unauthorized' }));
  await expect(queryClient.fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow(
    '401: Unauthorized',
  );
});

test('A 401 yields an empty result where so configured', async () => {
  answerWith(() => new Response('', { status: 401 }));
  const read = queryClient.fetchQuery({
    queryKey: ['/api/me-or-nobody'],
    queryFn: readJson({ on401: 'returnNull' }),
  });
  await expect(read).resolves.toBeNull();
});

test('Other failures are errors even where a 401 is not', async () => {
  answerWith(() => new Response('broken', { status: 500 }));
  const read = queryClient.fetchQuery({
    queryKey: ['/api/broken'],
    queryFn: readJson({ on401: 'returnNull' }),
  });
  await expect(read).rejects.toThrow('500: broken');
});

test('A failed read is not retried', async () => {
  const fetched = answerWith(() => new Response('', { status: 503 }));
  await queryClient.fetchQuery({ queryKey: ['/api/once'] }).catch(() => {});
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('A result never goes stale, is not fetched again on focus nor periodically, and sends are not retried', async () => {
  const fetched = answerWith(() => Response.json(1));
  await queryClient.fetchQuery({ queryKey: ['/api/stale'] });
  await queryClient.fetchQuery({ queryKey: ['/api/stale'] });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(queryClient).toBeInstanceOf(QueryClient);
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

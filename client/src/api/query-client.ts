import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { throwUnlessOk } from './request.ts';

/** What a read does with a 401: an error by default, or an empty result (spec sections 7 and 8). */
export interface ReadOptions {
  readonly on401: 'throw' | 'returnNull';
}

/**
 * The default read helper: GET on the first element of the query key, with credentials, answer read
 * as JSON. Gives null for a 401 where so configured.
 * @throws HttpError for any other answer that is no success.
 */
export function readJson<T>({ on401 }: ReadOptions): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json() as Promise<T>;
  };
}

/** Results never go stale by themselves; nothing is fetched again or retried (spec section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readJson({ on401: 'throw' }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    // A send is tried even when the browser believes itself offline: waiting would look like success.
    mutations: { retry: false, networkMode: 'always' },
  },
});

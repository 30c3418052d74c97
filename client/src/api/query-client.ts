import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { throwUnlessOk } from './request.ts';

/** Says how a read treats a 401: as an error by default, or as an empty result (spec sections 7 and 8). */
interface ReadOptions {
  readonly on401: 'throw' | 'returnNull';
}

/**
 * Returns a query function that sends GET to the first element of the query key, with credentials, and reads JSON.
 * With `on401` it may return null for a 401 (spec section 7).
 * @throws HttpError for any other response that is not a success.
 */
export function queryJson<T>({ on401 }: ReadOptions): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json() as Promise<T>;
  };
}

/**
 * Holds the defaults: results never go stale, and the client neither fetches again nor retries (spec section 7).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryJson({ on401: 'throw' }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    // Send even when the browser reports no network. A request that waits would look like a success.
    mutations: { retry: false, networkMode: 'always' },
  },
});

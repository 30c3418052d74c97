import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { findRoute } from '#client/navigation/pages.ts';
import { notFoundRoute } from '#client/routes.tsx';

const never = () => () => {};

/**
 * The path that decides which link is active. The not-found page is prerendered once for all
 * unmatched paths, so it hydrates as `/404` and takes its real path right after.
 */
export function useActivePath(): string {
  const [path] = useLocation();
  const prerendered = findRoute(path) === notFoundRoute ? notFoundRoute.path : path;
  return useSyncExternalStore(
    never,
    () => path,
    () => prerendered,
  );
}

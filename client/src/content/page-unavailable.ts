import { company } from '#shared/company.ts';

/** Stands in a page's place when its code cannot be fetched, or fails. */
export const pageUnavailable = {
  title: 'This page could not be loaded',
  text: 'The connection may have dropped. Try again in a moment, or call us: we can talk about your project by phone.',
  retry: 'Try again',
  call: `Call ${company.phone}`,
} as const;

/** Above the page when something other than the page itself has failed. */
export const appFailed = {
  text: 'Something went wrong here. The links below still work.',
  reload: 'Load the page again',
} as const;

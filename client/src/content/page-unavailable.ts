import { company } from '#shared/company.ts';

/** The words in place of a page whose code fails or cannot be fetched. */
export const pageUnavailable = {
  title: 'This page could not be loaded',
  text: 'The connection may have dropped. Try again in a moment, or call us: we can talk about your project by phone.',
  retry: 'Try again',
  call: `Call ${company.phone}`,
} as const;

/** The words above the page when something other than the page has failed. */
export const appFailed = {
  text: 'Something went wrong here. The links below still work.',
  reload: 'Load the page again',
} as const;

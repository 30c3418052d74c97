import { zodResolver } from '@hookform/resolvers/zod';
import { type ContactInput, contactSchema, emptyContactRequest } from '#shared/contact.ts';
import { draft } from './draft.ts';

export const formId = 'consultation';

const isInBrowser = typeof document !== 'undefined';

/** Returns the values in the fields, or undefined if there is no form. */
function readFields(): Partial<ContactInput> | undefined {
  const form = isInBrowser && document.querySelector<HTMLFormElement>(`#${formId}`);
  return form ? Object.fromEntries(new FormData(form)) : undefined;
}

/**
 * Returns true for the page after a request that was sent without script. The build makes that page for the query
 * "?sent". In the browser only the document counts, because a visitor can type the address.
 */
export const isServedSent = (search: string) =>
  isInBrowser
    ? document.querySelector('#confirmation') !== null
    : new URLSearchParams(search).has('sent');

/**
 * Returns the form's first values: the values that the visitor entered before React took over, or before they left
 * the form.
 */
export const readInitialValues = (): ContactInput => ({
  ...emptyContactRequest,
  ...(readFields() ?? draft.typed),
});

const check = zodResolver(contactSchema);

/** Checks and sends the values in the fields. React misses values that some programs fill in. */
export const checkFields: typeof check = (values, ...rest) =>
  check({ ...values, ...readFields() }, ...rest);

import type { ContactInput } from '#shared/contact.ts';

/**
 * The values in the form when the visitor left its page without sending it. They are in memory only and last as
 * long as the document, so that Back finds them.
 */
export const draft: { typed: Partial<ContactInput> } = { typed: {} };

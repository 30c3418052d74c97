import type { ContactInput } from '#shared/contact.ts';

/**
 * What was typed into the form when the visitor left its page without sending it. Kept in memory alone,
 * for as long as the document lives, so that Back finds it.
 */
export const draft: { typed: Partial<ContactInput> } = { typed: {} };

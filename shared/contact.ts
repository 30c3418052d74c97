import * as z from 'zod/mini';

/** The messages a visitor reads under an invalid field (spec section 5). */
export const contactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 digits',
  projectType: 'Please select a project type',
} as const;

/**
 * A consultation request as the form sends it and the API accepts it (spec sections 3, 5 and 7).
 * Lengths count UTF-16 code units, as JavaScript strings do; a phone number's characters are
 * counted, not its digits. Unknown keys are dropped. Built on zod's small build because the
 * browser downloads it.
 */
export const contactSchema = z.object({
  name: z.string(contactMessages.name).check(z.minLength(2, contactMessages.name)),
  email: z.email(contactMessages.email),
  phone: z.string(contactMessages.phone).check(z.minLength(10, contactMessages.phone)),
  city: z.nullish(z.string()),
  projectType: z
    .string(contactMessages.projectType)
    .check(z.minLength(1, contactMessages.projectType)),
  message: z.nullish(z.string()),
});

/** What `contactSchema` yields: city and message may be a string, null or absent. */
export type ContactRequest = z.output<typeof contactSchema>;

/** The name of one of the six fields. */
export type ContactField = keyof ContactRequest;

/** A form that nobody has touched (spec section 5, "Defaults"). */
export const emptyContactRequest: ContactRequest = {
  name: '',
  email: '',
  phone: '',
  city: null,
  projectType: '',
  message: null,
};

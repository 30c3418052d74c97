import * as z from 'zod/mini';
import { company } from './company.ts';
import { inHours } from './company-shape.ts';

/** The messages a visitor reads under an invalid field (spec section 5). */
export const contactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Invalid email address',
  phone: 'Phone number must be at least 10 digits',
  projectType: 'Please select a project type',
} as const;

/** The messages after a request was stored, and after it could not be stored (spec section 8). */
export const contactNotices = {
  sent: {
    title: 'Success!',
    description: `Your message has been sent. We'll get back to you within ${inHours(company.replyHours)}!`,
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
} as const;

/** The most UTF-16 code units of each value, as the browser's `maxlength` counts them. */
export const maxLengths = {
  name: 300,
  email: 300,
  phone: 300,
  city: 300,
  projectType: 300,
  message: 10_000,
} as const;

// zod's own lengths count code points, but `minlength` and `maxlength` count UTF-16 code units.
const atLeast = (least: number, message: string) =>
  z.refine<string>((text) => text.length >= least, message);

const atMost = (field: keyof typeof maxLengths, what: string) =>
  z.refine<string>((text) => text.length <= maxLengths[field], {
    // The message is made only if needed, because formatting the first number costs a phone 17 ms at the start.
    error: () => `${what} must be at most ${maxLengths[field].toLocaleString('en')} characters`,
  });

/** Matches a part of a domain in any script, such as "xn--p1ai" or "भारत". */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * Matches an address that a browser accepts, with a dot in the domain:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailAddress = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${label}(?:\.${label})+$`,
  'u',
);

/** Returns the rule of an optional value. An untouched field, an empty text and null are the same. */
const optional = (check: ReturnType<typeof atMost>) =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(
      // A form post ends lines with CRLF, and the script's JSON ends them with LF.
      z.transform((text?: string | null) => text?.replaceAll('\r\n', '\n') || null),
      z.nullable(z.string().check(check)),
    ),
  );

/**
 * The rules of the six fields (spec section 5), for the form and for the schema of the table `contact_forms`. They
 * count a phone number's characters, not its digits. They use zod's small build, because the browser downloads them.
 */
export const contactRules = {
  name: z
    .string(contactMessages.name)
    .check(atLeast(2, contactMessages.name), atMost('name', 'Name')),
  email: z
    .string(contactMessages.email)
    .check(
      z.trim(),
      z.regex(emailAddress, contactMessages.email),
      atMost('email', 'Email address'),
    ),
  phone: z
    .string(contactMessages.phone)
    .check(atLeast(10, contactMessages.phone), atMost('phone', 'Phone number')),
  city: optional(atMost('city', 'City')),
  projectType: z
    .string(contactMessages.projectType)
    .check(atLeast(1, contactMessages.projectType), atMost('projectType', 'Project type')),
  message: optional(atMost('message', 'Project details')),
};

/** Checks a request as the form sends it (spec sections 3 and 7). The result has six fields, without unknown keys. */
export const contactSchema = z.object(contactRules);

/** The result of `contactSchema`. City and message are null if nothing was entered. */
export type ContactRequest = z.output<typeof contactSchema>;

/** The values that a form or an API client may send. City and message may be a string, null or absent. */
export type ContactInput = z.input<typeof contactSchema>;

/** The name of one of the six fields. */
export type ContactField = keyof ContactRequest;

/** The fields in the order in which they are sent (spec section 7). zod puts optional fields last. */
export const contactFields = Object.keys(contactRules) as ContactField[];

/**
 * Names a field of the form that visitors never see and only programs fill in. The lead is then marked as possible
 * spam, and the sender does not learn it.
 */
export const honeypotField = 'website';

/** The values of an untouched form (spec section 5, "Defaults"). */
export const emptyContactRequest = {
  name: '',
  email: '',
  phone: '',
  city: null,
  projectType: '',
  message: null,
} as const satisfies ContactRequest;

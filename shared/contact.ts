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

/** What a visitor is told once a request is stored, and when it could not be (spec section 8). */
export const contactNotices = {
  sent: {
    title: 'Success!',
    description: `Your message has been sent. We'll get back to you within ${inHours(company.replyHours)}!`,
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
} as const;

/** How long each answer may be, in UTF-16 code units, as the browser's `maxlength` counts. */
export const maxLengths = {
  name: 300,
  email: 300,
  phone: 300,
  city: 300,
  projectType: 300,
  message: 10_000,
} as const;

// Not zod's own lengths: they count code points, and `minlength` and `maxlength` do not.
const atLeast = (least: number, message: string) =>
  z.refine<string>((text) => text.length >= least, message);

const atMost = (field: keyof typeof maxLengths, what: string) =>
  z.refine<string>((text) => text.length <= maxLengths[field], {
    // Written when it is needed: the first number to be formatted costs a phone's start 17 ms.
    error: () => `${what} must be at most ${maxLengths[field].toLocaleString('en')} characters`,
  });

/** A part of a domain in any script, such as "xn--p1ai" or "भारत". */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]{0,61}[\p{L}\p{M}\p{N}])?`;

/**
 * What a browser accepts as an address, with a dot in the domain:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailAddress = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${label}(?:\.${label})+$`,
  'u',
);

/** An answer that may be left out: untouched, empty and null are the same. */
const optional = (check: ReturnType<typeof atMost>) =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(
      // A form post ends lines with CRLF, the script's JSON with LF.
      z.transform((text?: string | null) => text?.replaceAll('\r\n', '\n') || null),
      z.nullable(z.string().check(check)),
    ),
  );

/**
 * The rules of the six fields (spec section 5), for the form here and for the server in the schema of
 * the table `contact_forms`. A phone number's characters are counted, not its digits. Built on zod's small
 * build because the browser downloads it.
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

/**
 * A consultation request as the form sends it (spec sections 3 and 7). Unknown keys are dropped; what
 * it yields always has the six fields.
 */
export const contactSchema = z.object(contactRules);

/** What `contactSchema` yields: city and message are null where nothing was entered. */
export type ContactRequest = z.output<typeof contactSchema>;

/** What a form or an API client may send: city and message may be a string, null or absent. */
export type ContactInput = z.input<typeof contactSchema>;

/** The name of one of the six fields. */
export type ContactField = keyof ContactRequest;

/**
 * A field of the form that visitors never see and only programs fill in; the sender is not told,
 * and the lead is marked as possible spam.
 */
export const honeypotField = 'website';

/** A form that nobody has touched (spec section 5, "Defaults"). */
export const emptyContactRequest = {
  name: '',
  email: '',
  phone: '',
  city: null,
  projectType: '',
  message: null,
} as const satisfies ContactRequest;

import * as z from 'zod/mini';
import { adTags, cities, company } from './company.ts';
import type { AdTags, City, Company } from './company-shape.ts';
import { formOptions } from './form-options.ts';
import { toDial } from './phone.ts';

// Checks the facts of shared/company.ts beyond their types. The browser gets none of this.

const string = z.string('has to be a text, between quotes');
const text = string.check(z.regex(/\S/, 'is empty'));
const count = z.int('has to be a whole number').check(z.positive('has to be above zero'));
/** The site sends no notice of a lead that is older than seven days (server/leads/outbox.ts). */
const hours = count.check(
  z.maximum(144, 'has to be at most 144 (six days), because later reminders are not sent'),
);
const year = count.check(z.maximum(new Date().getFullYear(), 'is in the future'));
const link = z.url({
  protocol: /^https?$/,
  error: 'has to be an address that begins with https://',
});
const phone = string.check(
  z.refine(
    (typed) => toDial(typed) !== undefined,
    'is not a telephone number: write it with its area code, or with + and the country code',
  ),
);
const time = string.check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time such as 09:00 or 18:30'),
);
const projectType = string.check(
  z.refine((type) => formOptions.projectType.some(({ value }) => value === type)),
);
const cityValue = text.check(
  z.refine((value) => value !== 'other', "is the form's own word for another city"),
);
const region = string.check(z.regex(/^[A-Z]{2}$/, 'has to be two capitals, such as TG'));
/** Checks a degree of a place in India, so that swapped latitude and longitude are found. */
const degrees = (least: number, most: number) =>
  z
    .number('has to be a number')
    .check(z.refine((n) => n >= least && n <= most, `has to be between ${least} and ${most}`));

const companyRules = z
  .object({
    name: text,
    shortName: text,
    slogan: text,
    description: text,
    foundingYear: year,
    yearsOfExperience: count,
    copyrightYear: year,
    phone,
    whatsapp: phone,
    email: z.email('is not an email address'),
    replyHours: hours,
    replyHoursByType: z.record(
      projectType,
      hours,
      'is not a project type of shared/form-options.ts',
    ),
    keepsLeadsYears: count,
    privacyContact: text,
    papers: z.object({
      gstin: z.nullable(
        string.check(
          z.regex(
            /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z])?$/,
            'has to be 15 capitals and digits, without spaces',
          ),
        ),
      ),
      cin: z.nullable(
        string.check(
          z.regex(
            /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})?$/,
            'has to be a CIN of 21 capitals and digits, or an LLPIN',
          ),
        ),
      ),
    }),
    address: z.object({
      area: text,
      city: text,
      postalCode: string.check(z.regex(/^(\d{3} ?\d{3})?$/, 'has to be a PIN code of six digits')),
      state: text,
      regionCode: region,
      country: text,
      countryCode: region,
    }),
    geo: z.object({ latitude: degrees(6, 38), longitude: degrees(68, 98) }),
    mapsUrl: link,
    profiles: z.array(link),
    origin: string.check(
      z.regex(/^https?:\/\/[^/\s]+$/, 'has to be scheme and host alone: https://www.example.in'),
    ),
    officeHours: z
      .array(
        z.object({ opens: time, closes: time }).check(
          z.refine(
            // Another rule reports texts that are not times, such as "9.30".
            ({ opens, closes }) => opens.length !== 5 || opens < closes,
            'closes before it opens',
          ),
        ),
      )
      .check(z.minLength(1, 'is empty')),
    callHours: text,
    experienceCentre: z.nullable(z.object({ weekdays: text, hours: text, sunday: text })),
  })
  .check(
    z.refine(
      ({ foundingYear, yearsOfExperience }) => {
        const age = new Date().getFullYear() - foundingYear;
        return age < 0 || yearsOfExperience <= age;
      },
      { path: ['yearsOfExperience'], error: 'are more than since foundingYear' },
    ),
  );

const adTagRules = z.object({
  google: string.check(
    z.regex(
      /^(G-[A-Z\d]+|AW-\d+\/[\w-]+)?$/,
      'has to be a tag such as G-ABC123DEF4, or AW-123456789/AbCdEfGh with its conversion label',
    ),
  ),
  metaPixel: string.check(z.regex(/^\d*$/, 'has to be the number of a pixel')),
});

const facts = z.object({
  adTags: z.optional(adTagRules),
  company: companyRules,
  cities: z
    .array(z.object({ value: cityValue, name: text, state: text, regionCode: region }))
    .check(
      z.minLength(1, 'is empty'),
      z.maxLength(9, 'has more than nine cities, for which the pages have no room'),
      z.refine(
        (list) => new Set(list.map(({ value }) => value)).size === list.length,
        'has two cities of the same value',
      ),
    ),
});

/** Returns one sentence for each wrong fact about the company, with file and field. */
export function factFaults(
  given: { company: Company; cities: readonly City[]; adTags?: AdTags } = {
    company,
    cities,
    adTags,
  },
): string[] {
  const { error } = facts.safeParse(given);
  return (error?.issues ?? []).map(
    ({ path, message }) => `shared/company.ts: ${path.join('.')} ${message}.`,
  );
}

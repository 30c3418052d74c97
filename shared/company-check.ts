import * as z from 'zod/mini';
import { adTags, cities, company } from './company.ts';
import { type AdTags, type City, type Company, isPlaceholder } from './company-shape.ts';
import { formOptions } from './form-options.ts';
import { toDial } from './phone.ts';

// Checks the facts of shared/company.ts, for the build and for the server's start. The browser gets none of this.

const string = z.string({
  error: ({ input }) => (input === undefined ? 'is missing' : 'has to be a text, between quotes'),
});
const text = string.check(z.regex(/\S/, 'is empty'));
const maybeEmpty = z.string("has to be a text; it may be ''");
const count = z.int('has to be a whole number').check(z.positive('has to be above zero'));
const year = count.check(z.maximum(new Date().getFullYear(), 'is in the future'));
const flag = z.boolean('has to be true or false');
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
const paper = z.nullable(maybeEmpty);
const time = string.check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time such as 09:00 or 18:30'),
);
const day = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'has to be a day such as Monday',
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

// Every fact has its rule. A fact without one does not compile.
const companyRules: { readonly [Fact in keyof Company]: z.ZodMiniType } = {
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
  paymentAccepted: maybeEmpty,
  replyHours: count,
  replyHoursByType: z
    .record(z.string(), count, 'has to be hours by project type: { other: 24 }, or {}')
    .check(
      z.superRefine((hours, context) => {
        for (const type of Object.keys(hours)) {
          if (formOptions.projectType.some(({ value }) => value === type)) continue;
          const message = 'is not a project type of shared/form-options.ts';
          context.addIssue({ code: 'custom', path: [type], message });
        }
      }),
    ),
  keepsLeadsYears: count,
  privacyContact: text,
  showsOffer: flag,
  ownsPortfolio: flag,
  papers: z.object(
    {
      gstin: z.nullable(
        maybeEmpty.check(
          z.regex(
            /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z])?$/,
            'has to be 15 capitals and digits, without spaces',
          ),
        ),
      ),
      cin: z.nullable(
        maybeEmpty.check(
          z.regex(
            /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})?$/,
            'has to be a CIN of 21 capitals and digits, or an LLPIN',
          ),
        ),
      ),
      isoCertificate: paper,
      isoIssuer: paper,
      ratingSource: paper,
    },
    'is missing',
  ),
  address: z.object(
    {
      street: maybeEmpty,
      area: text,
      city: text,
      postalCode: maybeEmpty.check(
        z.regex(/^(\d{3} ?\d{3})?$/, 'has to be a PIN code of six digits'),
      ),
      state: text,
      regionCode: region,
      country: text,
      countryCode: region,
    },
    'is missing',
  ),
  geo: z.object(
    { latitude: degrees(6, 38), longitude: degrees(68, 98) },
    'has to be { latitude: …, longitude: … }',
  ),
  mapsUrl: link,
  profiles: z.array(link, 'has to be a list, or [] if there are none'),
  origin: string.check(
    z.regex(/^https?:\/\/[^/\s]+$/, 'has to be scheme and host alone: https://www.example.in'),
  ),
  officeHours: z
    .array(
      z.object({ from: day, to: day, opens: time, closes: time }).check(
        z.refine(
          // Another rule reports texts that are not times, such as "9.30".
          ({ opens, closes }) => opens.length !== 5 || opens < closes,
          'closes before it opens',
        ),
      ),
      'has to be a list of hours',
    )
    .check(z.minLength(1, 'is empty')),
  callHours: text,
  experienceCentre: z.nullable(
    z.object({ weekdays: text, hours: text, sunday: text }, 'is missing; it may be null'),
  ),
};

const adTagRules: { readonly [Tag in keyof AdTags]: z.ZodMiniType } = {
  google: maybeEmpty.check(
    z.regex(
      /^(G-[A-Z\d]+|AW-\d+\/[\w-]+)?$/,
      'has to be a tag such as G-ABC123DEF4, or AW-123456789/AbCdEfGh with its conversion label',
    ),
  ),
  metaPixel: maybeEmpty.check(z.regex(/^\d*$/, 'has to be the number of a pixel')),
};

const facts = z.object({
  adTags: z.optional(z.object(adTagRules)),
  company: z.object(companyRules).check(
    z.refine(
      (given) => {
        const { foundingYear, yearsOfExperience } = given as Company;
        const age = new Date().getFullYear() - foundingYear;
        return age < 0 || yearsOfExperience <= age;
      },
      { path: ['yearsOfExperience'], error: 'are more than since foundingYear' },
    ),
  ),
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

/** Returns the facts that the owner has not filled in yet, in plain words. */
export function placeholders(given: Company = company): string[] {
  const { phone, whatsapp, email, origin, address, geo, officeHours } = given;
  const isNumber = /0{5} ?0{5}/;
  const isOfficeKnown = Boolean(address.street && address.postalCode);
  const hours = officeHours.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  const { gstin, cin, isoCertificate, isoIssuer, ratingSource } = given.papers;
  const missing = [
    gstin === '' && 'GSTIN',
    cin === '' && 'CIN',
    isoCertificate === '' && 'number of the ISO certificate',
    isoIssuer === '' && 'issuer of the ISO certificate',
    ratingSource === '' && 'source of the rating',
  ].filter(Boolean);
  return [
    isNumber.test(phone) && `the phone number is still ${phone}`,
    isNumber.test(whatsapp) && `the WhatsApp number is still ${whatsapp}`,
    isPlaceholder(email) && `the email address is still ${email}`,
    isPlaceholder(origin) && `the site address is still ${origin}`,
    !isOfficeKnown && 'the street and the PIN code of the office are missing',
    // Without a street, the rest of the address is still the example's.
    !isOfficeKnown && address.area === 'Madhapur' && `the area is still ${address.area}`,
    !isOfficeKnown && hours === '09:00-19:00, 10:00-17:00' && `the office hours are still ${hours}`,
    geo.latitude === 17.4486 &&
      `the place on the map (geo) is still ${geo.latitude}, ${geo.longitude}`,
    missing.length > 0 && `papers that clients may check are missing: ${missing.join(', ')}`,
    !given.ownsPortfolio && 'the projects in client/src/content/projects.ts are still examples',
  ].filter((line) => line !== false);
}

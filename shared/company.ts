/** Opening hours of one kind of day, as shown and as structured data needs them. */
export interface OpeningHours {
  /** Shown to visitors, e.g. "Monday to Saturday". */
  readonly days: string;
  /** Shown to visitors, e.g. "9:00 AM to 7:00 PM". */
  readonly hours: string;
  /** English day names for structured data. */
  readonly dayOfWeek: readonly string[];
  /** 24-hour HH:MM. */
  readonly opens: string;
  /** 24-hour HH:MM. */
  readonly closes: string;
}

/** Everything about the company that an owner may need to change, in one place. */
export interface Company {
  readonly name: string;
  /** The name as it ends every page title. */
  readonly shortName: string;
  readonly slogan: string;
  /** One sentence about the work, for the footer and structured data. */
  readonly description: string;
  readonly foundingYear: number;
  /** As visitors read it, with country code: "+91 98480 12345". */
  readonly phone: string;
  /** The WhatsApp number, written the same way; often the same as `phone`. */
  readonly whatsapp: string;
  readonly email: string;
  readonly address: {
    readonly area: string;
    readonly city: string;
    readonly state: string;
    /** ISO 3166-2:IN code without the country, e.g. "TG". */
    readonly regionCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** Decimal degrees of the office. */
  readonly geo: { readonly latitude: number; readonly longitude: number };
  /** Opens the office in a map. */
  readonly mapsUrl: string;
  /** Where the site is published: scheme and host, no slash at the end. */
  readonly origin: string;
  /** Office hours on the contact page and in structured data. */
  readonly officeHours: readonly OpeningHours[];
  /** The short form on the call card. */
  readonly callHours: string;
  /** Experience-centre hours in the footer (spec section 1); its Sunday differs from the office's. */
  readonly experienceCentre: {
    readonly weekdays: string;
    readonly hours: string;
    readonly sunday: string;
  };
}

/**
 * The company's facts (spec sections 1 and 9). Fill in your own phone, WhatsApp number, email and
 * site address: until then the start prints which ones are still placeholders.
 */
export const company: Company = {
  name: 'BuiltRight Interiors',
  shortName: 'BuiltRight',
  slogan: 'Built Right. Delivered Fast.',
  description: 'Office fit-outs, modular kitchens, residential interiors and smart-home work.',
  foundingYear: 2015,
  phone: '+91 00000 00000',
  whatsapp: '+91 00000 00000',
  email: 'info@example.com',
  address: {
    area: 'Madhapur',
    city: 'Hyderabad',
    state: 'Telangana',
    regionCode: 'TG',
    country: 'India',
    countryCode: 'IN',
  },
  geo: { latitude: 17.4486, longitude: 78.3908 },
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Madhapur%2C+Hyderabad%2C+Telangana',
  origin: 'https://www.example.com',
  officeHours: [
    {
      days: 'Monday to Saturday',
      hours: '9:00 AM to 7:00 PM',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '19:00',
    },
    {
      days: 'Sunday',
      hours: '10:00 AM to 5:00 PM',
      dayOfWeek: ['Sunday'],
      opens: '10:00',
      closes: '17:00',
    },
  ],
  callHours: '9 AM to 7 PM',
  experienceCentre: {
    weekdays: 'Monday to Saturday',
    hours: '9:00 AM to 7:00 PM',
    sunday: 'By appointment',
  },
};

/** One fact the owner has not filled in yet, in the owner's words. */
export interface Placeholder {
  readonly field: keyof Company;
  readonly message: string;
}

/** Lists the facts that are still placeholders; empty when the site is ready to publish. */
export function findPlaceholders(facts: Company = company): Placeholder[] {
  const found: Placeholder[] = [];
  const add = (field: keyof Company, message: string) => found.push({ field, message });
  if (/0{5} ?0{5}/.test(facts.phone)) add('phone', `the phone number is still ${facts.phone}`);
  if (/0{5} ?0{5}/.test(facts.whatsapp))
    add('whatsapp', `the WhatsApp number is still ${facts.whatsapp}`);
  if (/@example\./.test(facts.email)) add('email', `the email address is still ${facts.email}`);
  if (/\/\/(www\.)?example\./.test(facts.origin))
    add('origin', `the site address is still ${facts.origin}`);
  return found;
}

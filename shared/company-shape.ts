import type { Day } from './week.ts';

/** Opening hours of one or more days. */
interface OpeningHours {
  /** The first and the last day. */
  readonly from: Day;
  readonly to: Day;
  /** 24-hour HH:MM. */
  readonly opens: string;
  /** 24-hour HH:MM. */
  readonly closes: string;
}

/** Opening hours as visitors read them. */
export interface ShownHours extends OpeningHours {
  /** "Monday to Saturday" */
  readonly days: string;
  /** "9:00 AM to 7:00 PM" */
  readonly hours: string;
  /** "9 AM to 7 PM" */
  readonly inShort: string;
}

/** Returns "7:00 PM" for "19:00". */
const twelveHours = (time: string) =>
  `${Number.parseInt(time, 10) % 12 || 12}${time.slice(2)} ${time < '12' ? 'AM' : 'PM'}`;

/** Adds the texts that visitors read to opening hours. */
export function shown(hours: OpeningHours): ShownHours {
  const { from, to, opens, closes } = hours;
  const full = `${twelveHours(opens)} to ${twelveHours(closes)}`;
  return {
    ...hours,
    days: from === to ? from : `${from} to ${to}`,
    hours: full,
    inShort: full.replaceAll(':00', ''),
  };
}

/** A city the company works in. */
export interface City {
  /** The value that the form sends and the database stores. It stays when the city's name changes. */
  readonly value: string;
  /** The name that search engines know. */
  readonly name: string;
  /** Another name that people search for. */
  readonly alternateName?: string;
  /** The name that visitors read, if it differs. */
  readonly shownAs?: string;
  /** The state as visitors read it, for Delhi the capital region. */
  readonly state: string;
  /** ISO 3166-2:IN code without the country (spec section 9, "Region codes"). */
  readonly regionCode: string;
}

/** Returns a city's name as visitors read it. */
export const shownName = (city: Pick<City, 'name' | 'shownAs'>) => city.shownAs ?? city.name;

/** Everything about the company that an owner may need to change. */
export interface Company {
  readonly name: string;
  /** The name at the end of every page title. */
  readonly shortName: string;
  /** Each sentence is a line of Home's headline. */
  readonly slogan: string;
  /** One sentence about the work, for the footer and structured data. */
  readonly description: string;
  readonly foundingYear: number;
  /** The figure that the site claims. It does not grow by itself. */
  readonly yearsOfExperience: number;
  /** The year in the footer. */
  readonly copyrightYear: number;
  /** The number as visitors read it: "+91 98480 12345", "040-2311 4455". Without a country's code it is Indian. */
  readonly phone: string;
  /** The WhatsApp number, written the same way. It is often the same as `phone`. */
  readonly whatsapp: string;
  readonly email: string;
  /** The ways to pay, for search engines. It may be empty. */
  readonly paymentAccepted: string;
  /** The hours until a reply that form, emails and pages promise, at most 144. */
  readonly replyHours: number;
  /** The hours for project types with an earlier reply. */
  readonly replyHoursByType: Readonly<Record<string, number>>;
  /** The privacy notice promises to delete an enquiry without an order so many years after the last contact. */
  readonly keepsLeadsYears: number;
  /** The role or name of the contact for visitors' data, as part of a sentence. */
  readonly privacyContact: string;
  /** True if the footer shows the offer of the month. Switch it off when the offer ends. */
  readonly showsOffer: boolean;
  /** True if the projects on /projects are the company's own. Until then they are placeholders. */
  readonly ownsPortfolio: boolean;
  /**
   * Registrations that a client can check, on About and Contact. Each is shown as soon as it is filled in. Leave it
   * empty until it is known, and write null if there is none.
   */
  readonly papers: {
    /** GST identification number. */
    readonly gstin: string | null;
    /** Corporate identity number, which companies and LLPs have. */
    readonly cin: string | null;
    /** Number of the ISO 9001 certificate. */
    readonly isoCertificate: string | null;
    /** The issuer of the certificate. */
    readonly isoIssuer: string | null;
    /** The source of the rating and the number of reviews: "Google, 212 reviews". */
    readonly ratingSource: string | null;
  };
  readonly address: {
    /** House and street, or empty until they are known. */
    readonly street: string;
    readonly area: string;
    readonly city: string;
    /** The PIN code, or empty until it is known. */
    readonly postalCode: string;
    readonly state: string;
    /** ISO 3166-2:IN code without the country, e.g. "TG". */
    readonly regionCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** Decimal degrees of the office. */
  readonly geo: { readonly latitude: number; readonly longitude: number };
  /** A link that opens the office in a map. */
  readonly mapsUrl: string;
  /** Addresses of the company's own profiles elsewhere, such as Instagram, for search engines. */
  readonly profiles: readonly string[];
  /** The site's address: scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Office hours on the contact page and in structured data. */
  readonly officeHours: readonly ShownHours[];
  /** The short form on the call card. */
  readonly callHours: string;
  /** Hours of the experience centre in the footer (spec section 1), or null. Sunday differs from the office. */
  readonly experienceCentre: {
    readonly weekdays: string;
    readonly hours: string;
    readonly sunday: string;
  } | null;
}

/** Tags of ad systems. Each stays empty unless the company advertises there and wants to tell it of leads. */
export interface AdTags {
  /** A Google tag: "G-ABC123DEF4" of Analytics, or "AW-123456789/AbCdEfGh" of Ads with its conversion label. */
  readonly google: string;
  /** The number of a Meta pixel. */
  readonly metaPixel: string;
}

/** Returns the hours within which a project type gets its reply. */
export const replyHoursOf = (
  { replyHours, replyHoursByType }: Pick<Company, 'replyHours' | 'replyHoursByType'>,
  projectType: string,
): number => replyHoursByType[projectType] ?? replyHours;

/** Returns "48 hours" or "1 hour". */
export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** Returns labels and values of the registrations that are filled in, and of the office if its street is known. */
export function shownPapers({ papers, address }: Pick<Company, 'papers' | 'address'>) {
  const { gstin, cin, isoCertificate, isoIssuer, ratingSource } = papers;
  const all = [
    { label: 'GSTIN', value: gstin },
    { label: 'CIN', value: cin },
    {
      label: 'ISO certificate',
      value: isoCertificate && [isoCertificate, isoIssuer].filter(Boolean).join(', '),
    },
    { label: 'Source of the rating', value: ratingSource },
    { label: 'Office', value: address.street && shownAddress(address) },
  ];
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Returns the address as visitors read it: "Plot 12, MG Road, Madhapur, Hyderabad 500081". */
export const shownAddress = ({ street, area, city, postalCode }: Company['address']): string =>
  [street, area, `${city} ${postalCode}`.trim()].filter(Boolean).join(', ');

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Opening hours of one kind of day, written once and shown in three ways. */
export interface OpeningHours {
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

/** "19:00" as "7:00 PM". */
export const twelveHours = (time: string) =>
  `${Number.parseInt(time, 10) % 12 || 12}${time.slice(2)} ${time < '12' ? 'AM' : 'PM'}`;

/** Words the opening hours for visitors. */
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
  /** What the form sends and the database stores; it stays when the city's name changes. */
  readonly value: string;
  /** As search engines know it. */
  readonly name: string;
  /** Another name that people search for. */
  readonly alternateName?: string;
  /** As visitors read it, where that differs. */
  readonly shownAs?: string;
  /** The state as visitors read it, for Delhi the capital region. */
  readonly state: string;
  /** ISO 3166-2:IN code without the country (spec section 9, "Region codes"). */
  readonly regionCode: string;
}

/** A city as visitors read it. */
export const shownName = (city: Pick<City, 'name' | 'shownAs'>) => city.shownAs ?? city.name;

/** Everything about the company that an owner may need to change. */
export interface Company {
  readonly name: string;
  /** The name as it ends every page title. */
  readonly shortName: string;
  /** Each sentence is a line of Home's headline. */
  readonly slogan: string;
  /** One sentence about the work, for the footer and structured data. */
  readonly description: string;
  readonly foundingYear: number;
  /** As the site claims them; they do not count on by themselves. */
  readonly yearsOfExperience: number;
  /** In the footer. */
  readonly copyrightYear: number;
  /** As visitors read it: "+91 98480 12345", "040-2311 4455"; of India where no country is named. */
  readonly phone: string;
  /** The WhatsApp number, written the same way; often the same as `phone`. */
  readonly whatsapp: string;
  readonly email: string;
  /** How customers may pay, for search engines; may be empty. */
  readonly paymentAccepted: string;
  /** How soon an enquiry is answered: form, mails and pages promise it. */
  readonly replyHours: number;
  /** The same for a project type of the form that is answered sooner. */
  readonly replyHoursByType: Readonly<Record<string, number>>;
  /** How long an enquiry that led to nothing is kept after the last contact: the privacy notice promises it. */
  readonly keepsLeadsYears: number;
  /** Whom visitors ask for about their details: a role or a name, as a sentence has it. */
  readonly privacyContact: string;
  /** Whether the footer shows the offer of the month: switch it off when the offer ends. */
  readonly showsOffer: boolean;
  /** Whether the projects on /projects are the company's own; until then they count as placeholders. */
  readonly ownsPortfolio: boolean;
  /**
   * What a client may check, on About and Contact: each is shown once it is filled in. Empty until it is
   * known, null where there is none.
   */
  readonly papers: {
    /** GST identification number. */
    readonly gstin: string | null;
    /** Corporate identity number, which companies and LLPs have. */
    readonly cin: string | null;
    /** Number of the ISO 9001 certificate. */
    readonly isoCertificate: string | null;
    /** Who issued it. */
    readonly isoIssuer: string | null;
    /** Whose the rating is, and from how many: "Google, 212 reviews". */
    readonly ratingSource: string | null;
  };
  readonly address: {
    /** House and street; empty until they are known. */
    readonly street: string;
    readonly area: string;
    readonly city: string;
    /** The PIN code; empty until it is known. */
    readonly postalCode: string;
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
  /** Addresses of the company's own profiles elsewhere, such as Instagram, for search engines. */
  readonly profiles: readonly string[];
  /** Where the site is published: scheme and host, no slash at the end. */
  readonly origin: string;
  /** Office hours on the contact page and in structured data. */
  readonly officeHours: readonly ShownHours[];
  /** The short form on the call card. */
  readonly callHours: string;
  /**
   * Experience-centre hours in the footer (spec section 1); its Sunday differs from the office's. null where
   * there is none.
   */
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

/** Within how many hours an enquiry of a project type is answered. */
export const replyHoursOf = (
  { replyHours, replyHoursByType }: Pick<Company, 'replyHours' | 'replyHoursByType'>,
  projectType: string,
): number => replyHoursByType[projectType] ?? replyHours;

/** "48 hours", "1 hour" */
export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** Is the site's address, or the company's email, not filled in yet? */
export const isPlaceholder = (address: string): boolean =>
  /(@|\/\/)(www\.)?example\./.test(address);

/** The papers that are filled in, and the office once its street is, as labels and values. */
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

/** The address as visitors read it: "Plot 12, MG Road, Madhapur, Hyderabad 500081". */
export const shownAddress = ({ street, area, city, postalCode }: Company['address']): string =>
  [street, area, `${city} ${postalCode}`.trim()].filter(Boolean).join(', ');

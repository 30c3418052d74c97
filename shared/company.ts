import { type AdTags, type City, type Company, shown } from './company-shape.ts';

// The company's facts (spec sections 1 and 9). Pages, form, emails, structured data, sitemap and preview images take
// them from here. company-shape.ts explains each fact.

/**
 * The cities where the company works, one to nine, with the head office first. Every sentence that names or counts
 * cities takes them from here.
 */
export const cities = [
  { value: 'hyderabad', name: 'Hyderabad', state: 'Telangana', regionCode: 'TG' },
  {
    value: 'bangalore',
    name: 'Bangalore',
    alternateName: 'Bengaluru',
    state: 'Karnataka',
    regionCode: 'KA',
  },
  { value: 'chennai', name: 'Chennai', state: 'Tamil Nadu', regionCode: 'TN' },
  { value: 'mumbai', name: 'Mumbai', state: 'Maharashtra', regionCode: 'MH' },
  {
    value: 'delhi',
    name: 'Delhi',
    shownAs: 'Delhi NCR',
    state: 'National Capital Region',
    regionCode: 'DL',
  },
  { value: 'pune', name: 'Pune', state: 'Maharashtra', regionCode: 'MH' },
] as const satisfies readonly [City, ...City[]];

const [{ name: city, state, regionCode }] = cities;

/** The office's part of the city. */
const area = 'Madhapur';

const weekdays = shown({ from: 'Monday', to: 'Saturday', opens: '09:00', closes: '19:00' });
const sunday = shown({ from: 'Sunday', to: 'Sunday', opens: '10:00', closes: '17:00' });

/**
 * Holds the company's facts. Fill in your own phone, WhatsApp number, email and site address. Until then, the start of
 * the site prints the placeholders.
 */
export const company: Company = {
  name: 'BuiltRight Interiors',
  shortName: 'BuiltRight',
  slogan: 'Built Right. Delivered Fast.',
  description: 'Office fit-outs, modular kitchens, residential interiors and smart-home work.',
  foundingYear: 2015,
  yearsOfExperience: 10,
  copyrightYear: 2024,
  phone: '+91 00000 00000',
  whatsapp: '+91 00000 00000',
  email: 'info@example.com',
  paymentAccepted: 'Cash, Credit Card, Bank Transfer, UPI',
  replyHours: 48,
  replyHoursByType: { 'office-execution': 24 },
  keepsLeadsYears: 2,
  privacyContact: 'the office manager',
  showsOffer: true,
  ownsPortfolio: false,
  papers: {
    gstin: '',
    cin: '',
    isoCertificate: '',
    isoIssuer: '',
    ratingSource: '',
  },
  address: {
    street: '',
    area,
    city,
    postalCode: '',
    state,
    regionCode,
    country: 'India',
    countryCode: 'IN',
  },
  geo: { latitude: 17.4486, longitude: 78.3908 },
  // This link searches for the address. A link to your own entry in the map is better.
  mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${area}, ${city}, ${state}`)}`,
  profiles: [],
  origin: 'https://www.example.com',
  officeHours: [weekdays, sunday],
  callHours: `${weekdays.days}, ${weekdays.inShort}`,
  experienceCentre: { weekdays: weekdays.days, hours: weekdays.hours, sunday: 'By appointment' },
};

/** The tags of ad systems. The page loads them after the visitor's consent. If they are empty, the site has none. */
export const adTags: AdTags = { google: '', metaPixel: '' };

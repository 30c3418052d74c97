import { type AdTags, type City, type Company, shown } from './company-shape.ts';

/*
 * The company's facts (spec sections 1 and 9), all of them and nowhere else: pages, form, mails,
 * structured data, sitemap and preview images follow. What each is for: company-shape.ts.
 */

/**
 * The cities the company works in, the head office first; the pages have room for one to nine. Every
 * sentence that names or counts cities follows.
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

/** The part of the city in which the office is. */
const area = 'Madhapur';

const weekdays = shown({ from: 'Monday', to: 'Saturday', opens: '09:00', closes: '19:00' });
const sunday = shown({ from: 'Sunday', to: 'Sunday', opens: '10:00', closes: '17:00' });

/**
 * Fill in your own phone, WhatsApp number, email and site address: until then the start prints which
 * ones are still placeholders.
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
  // A search for the address; better is the link to your own entry in the map.
  mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${area}, ${city}, ${state}`)}`,
  profiles: [],
  origin: 'https://www.example.com',
  officeHours: [weekdays, sunday],
  callHours: weekdays.inShort,
  experienceCentre: { weekdays: weekdays.days, hours: weekdays.hours, sunday: 'By appointment' },
};

/** Tags of ad systems, which visitors have to accept before anything is fetched. Empty: the site has none. */
export const adTags: AdTags = { google: '', metaPixel: '' };

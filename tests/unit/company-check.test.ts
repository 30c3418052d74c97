import { expect, test } from 'vitest';
import { securityTxt } from '#build/site/search-files.ts';
import { cities, company } from '#shared/company.ts';
import { factFaults } from '#shared/company-check.ts';
import { type Company, shownPapers } from '#shared/company-shape.ts';
import { placeholders } from '#shared/placeholders.ts';

const faultsOf = (wrong: Record<string, unknown>) =>
  factFaults({ company: { ...company, ...wrong } as Company, cities });

test.each([
  [{ email: 'desk@sen' }, 'email is not an email address.'],
  [{ phone: 'call us' }, 'phone is not a telephone number'],
  [{ replyHours: 0 }, 'replyHours has to be above zero.'],
  [{ replyHours: 168 }, 'replyHours has to be at most 144 (six days)'],
  [
    { replyHoursByType: { kitchens: 24 } },
    'replyHoursByType.kitchens is not a project type of shared',
  ],
  [{ replyHoursByType: { other: 1.5 } }, 'replyHoursByType.other has to be a whole number.'],
  [{ origin: 'https://www.sen.in/' }, 'origin has to be scheme and host alone'],
  [{ foundingYear: 3015 }, 'foundingYear is in the future.'],
  [{ address: { ...company.address, postalCode: '5000' } }, 'address.postalCode has to be a PIN'],
  [{ papers: { ...company.papers, gstin: '29AABCS' } }, 'papers.gstin has to be 15 capitals'],
  [{ papers: { ...company.papers, cin: 'U45200' } }, 'papers.cin has to be a CIN of 21'],
  [{ profiles: ['instagram.com/sen'] }, 'profiles.0 has to be an address'],
  [{ geo: { latitude: 78.4, longitude: 77.6 } }, 'geo.latitude has to be between 6 and 38.'],
  [{ yearsOfExperience: 80 }, 'yearsOfExperience are more than since foundingYear.'],
  [{ officeHours: [{ ...company.officeHours[0], closes: '8:15' }] }, 'officeHours.0.closes'],
  [
    { officeHours: [{ ...company.officeHours[0], closes: '08:15' }] },
    'officeHours.0 closes before',
  ],
])('the build names wrong facts with file and field: %o', (wrong, fault) => {
  expect(faultsOf(wrong)).toEqual([expect.stringContaining(`shared/company.ts: company.${fault}`)]);
});

test('the build names a repeated, a stateless and a tenth city', () => {
  const [city] = cities;
  expect(factFaults({ company, cities: [city, { ...city, state: '' }] })).toEqual([
    'shared/company.ts: cities.1.state is empty.',
    'shared/company.ts: cities has two cities of the same value.',
  ]);
  const ten = Array.from({ length: 10 }, (_, i) => ({ ...city, value: `city-${i}` }));
  expect(factFaults({ company, cities: ten })).toEqual([
    'shared/company.ts: cities has more than nine cities, for which the pages have no room.',
  ]);
});

/** A company whose facts are all filled in. */
const own: Company = {
  ...company,
  phone: '040-2311 4455',
  whatsapp: '98480 22338',
  email: 'desk@sen.in',
  origin: 'https://sen.in',
  ownsPortfolio: true,
  papers: {
    gstin: '29AABCS1429B1ZX',
    cin: null,
    isoCertificate: 'QM 10482',
    isoIssuer: 'TÜV SÜD',
    ratingSource: 'Google, 212 reviews',
  },
  geo: { latitude: 12.97, longitude: 77.6 },
  address: { ...company.address, street: '12 MG Road', postalCode: '560001' },
};

test('the build lists each fact that is still a placeholder', () => {
  expect(placeholders(own)).toEqual([]);
  const bare = placeholders({
    ...own,
    phone: '+91 00000 00000',
    email: 'info@example.com',
    ownsPortfolio: false,
    papers: { ...own.papers, gstin: '', isoIssuer: '' },
    geo: { latitude: 17.4486, longitude: 78.3908 },
    address: { ...own.address, street: '', area: 'Madhapur' },
    officeHours: [
      { opens: '09:00', closes: '19:00' },
      { opens: '10:00', closes: '17:00' },
    ] as unknown as Company['officeHours'],
  });
  for (const fact of ['phone', 'email', 'street', 'area', 'hours', 'geo', 'projects'])
    expect(bare).toContainEqual(expect.stringContaining(fact));
  expect(bare).toContainEqual(
    expect.stringMatching(/missing: GSTIN, issuer of the ISO certificate$/),
  );
});

test('each registration is shown as soon as it is filled in', () => {
  const { area, city } = own.address;
  expect(shownPapers(own)).toEqual([
    { label: 'GSTIN', value: '29AABCS1429B1ZX' },
    { label: 'ISO certificate', value: 'QM 10482, TÜV SÜD' },
    { label: 'Source of the rating', value: 'Google, 212 reviews' },
    { label: 'Office', value: `12 MG Road, ${area}, ${city} 560001` },
  ]);
  const none = { gstin: '', cin: '', isoCertificate: '', isoIssuer: 'TÜV SÜD', ratingSource: '' };
  expect(shownPapers({ papers: none, address: { ...own.address, street: '' } })).toEqual([]);
});

test('security.txt names the company’s email for a year', () => {
  expect(securityTxt(own, new Date('2026-11-22T00:00:00Z'))?.split('\n')).toEqual([
    'Contact: mailto:desk@sen.in',
    'Expires: 2027-11-22T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://sen.in/.well-known/security.txt',
    '',
  ]);
});

test('a company with a placeholder as its email has no security.txt', () => {
  expect(securityTxt({ ...own, email: 'info@example.com' })).toBeUndefined();
});

test.each([
  [{ google: 'UA-1', metaPixel: '' }, 'adTags.google has to be a tag such as G-ABC123DEF4'],
  [{ google: 'AW-123456789', metaPixel: '' }, 'with its conversion label'],
  [{ google: '', metaPixel: 'px1' }, 'adTags.metaPixel has to be the number of a pixel.'],
])('the build names a tag that is written wrongly: %o', (adTags, fault) => {
  expect(factFaults({ company, cities, adTags })).toEqual([expect.stringContaining(fault)]);
});

test.each([
  { google: 'G-ABC123DEF4', metaPixel: '4711' },
  { google: 'AW-123456789/AbC-D_e', metaPixel: '' },
])('the build accepts the tags %o', (adTags) => {
  expect(factFaults({ company, cities, adTags })).toEqual([]);
});

// Over 150 lines: the edits of three companies, by file.
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '#server/launch/child.mjs';
import type { ProjectCopy } from '#tests/support/project-copy.ts';

/** A pattern to look for, and what an owner writes in its place. */
type Edit = readonly [from: RegExp, to: string];

const ownPhotograph = 'our-kitchen.jpg';

/** What an owner changes in the first week, by file. A pattern that finds nothing is an error. */
type Edits = Readonly<Record<string, readonly Edit[]>>;

/** Six cities are seven, sign and letters are its own, a service and a project more, words of all kinds. */
const family: Edits = {
  'shared/company.ts': [
    [
      /(export const cities = )\[[\s\S]*?\n\]/,
      `$1[
  { value: 'kolkata', name: 'Kolkata', state: 'West Bengal', regionCode: 'WB' },
  { value: 'pune', name: 'Pune', state: 'Maharashtra', regionCode: 'MH' },
  { value: 'bengaluru', name: 'Bengaluru', state: 'Karnataka', regionCode: 'KA' },
  { value: 'jaipur', name: 'Jaipur', state: 'Rajasthan', regionCode: 'RJ' },
  { value: 'delhi', name: 'Delhi', state: 'Delhi', regionCode: 'DL' },
  { value: 'kochi', name: 'Kochi', state: 'Kerala', regionCode: 'KL' },
  { value: 'ahmedabad', name: 'Ahmedabad', state: 'Gujarat', regionCode: 'GJ' },
]`,
    ],
    [/area = '[^']*'/, "area = 'Salt Lake'"],
    [
      /from: 'Monday', to: 'Saturday', opens: '[^']*', closes: '[^']*'/,
      "from: 'Monday', to: 'Friday', opens: '10:30', closes: '18:00'",
    ],
    [
      /from: 'Sunday', to: 'Sunday', opens: '[^']*', closes: '[^']*'/,
      "from: 'Saturday', to: 'Sunday', opens: '11:00', closes: '15:00'",
    ],
    [/\bname: 'BuiltRight[^']*'/, "name: 'Sén & Daughters Interiors'"],
    [/shortName: '[^']*'/, "shortName: 'Sén (Salt Lake)'"],
    [/slogan: '[^']*'/, "slogan: 'Measured twice. Cut once.'"],
    [
      /description: '[^']*'/,
      "description: 'Interiors for offices and homes, drawn and built by one family.'",
    ],
    [/foundingYear: \d+/, 'foundingYear: 1998'],
    [/yearsOfExperience: \d+/, 'yearsOfExperience: 28'],
    [/copyrightYear: \d+/, 'copyrightYear: 2026'],
    [/phone: '[^']*'/, "phone: '98300 45678'"],
    [/whatsapp: '[^']*'/, "whatsapp: '+91 98310 12345'"],
    [/email: '[^']*'/, "email: 'desk@sen-interiors.in'"],
    [/replyHours: \d+/, 'replyHours: 36'],
    [/latitude: [\d.]+, longitude: [\d.]+/, 'latitude: 22.5867, longitude: 88.4171'],
    [/mapsUrl: `[^\n]*`/, "mapsUrl: 'https://maps.app.goo.gl/AbCdEf123'"],
    [/origin: '[^']*'/, "origin: 'https://sen-interiors.in'"],
    [/sunday: 'By appointment'/, "sunday: 'Closed'"],
  ],
  'shared/form-options.ts': [
    [/(\{ value: 'smart-automation')/, "{ value: 'terrace', label: 'Terrace Garden' },\n    $1"],
    [/label: 'Bathroom Renovation'/, "label: 'Bathroom'"],
  ],
  'tailwind.config.ts': [
    [/canary: '#\w+'/, "canary: '#7fc8a9'"],
    [/'canary-deep': '#\w+'/, "'canary-deep': '#58a684'"],
  ],
  'client/src/content/prices.ts': [
    [/officeInteriors: '[^']*'/, "officeInteriors: '₹250–950/sq ft'"],
    [/bathroomUpgrades: '[^']*'/, "bathroomUpgrades: '₹18K–75K'"],
  ],
  'client/src/content/services/meeting-rooms.ts': [
    [/boardroom: '[^']*'/, "boardroom: 'On request'"],
  ],
  'client/src/content/about.ts': [
    [/text: 'Call for free consultation'/, "text: 'Call For Free Consultation'"],
  ],
  'client/src/content/faq.ts': [
    [/question: 'How long[^']*'/, "question: 'When will my rooms be ready?'"],
    [
      /\n\];/,
      `
  {
    question: 'Do you work in Salt Lake on Sundays?',
    answer: "We don't—unless the society, office@salt-lake.example, allows any color of noise.",
  },
];`,
    ],
  ],
  'client/src/content/projects.ts': [
    [/cityName\.hyderabad/g, 'cityName.kolkata'],
    [/cityName\.bangalore/g, 'cityName.bengaluru'],
    [/cityName\.(chennai|mumbai)/g, 'cityName.kochi'],
    [/title: 'Island kitchen with utility'/, "title: 'Kitchen for two cooks'"],
    [/area: '450 sq ft'/, "area: '50 sq yards'"],
    [/value: '₹12L'/, "value: '₹9.5L'"],
    [
      /id: 'photo-1556911220-[0-9a-f]+',\s*alt: '[^']*'/,
      `id: '${ownPhotograph}', alt: 'Kitchen with a long counter'`,
    ],
    [
      /\n\];/,
      `
  {
    id: 10,
    title: 'Reading room of a school',
    description: 'Shelves, window seats and lamps for ninety children.',
    drawing: 'complete-home',
    category: 'office',
    type: 'Office Execution',
    area: '1,100 sq ft',
    location: cityName.jaipur,
    duration: '21 days',
    value: '₹80K',
    featured: true,
    tags: ['Shelves', 'Lamps'],
  },
];`,
    ],
  ],
  'client/src/content/service-list.ts': [
    [
      /( {2}\{\n {4}slug: 'balcony-outdoor')/,
      `  {
    slug: 'terraces',
    name: 'Terraces',
    place: 'home',
    template: 'packages',
    load: () => import('./services/terraces.ts').then((m) => m.service),
  },
$1`,
    ],
  ],
  // A copy of bathrooms.ts, in words of its own.
  'client/src/content/services/terraces.ts': [
    [/(?<=[ '`]|^)(?=[A-Z][^'`\n]*[.?!]['` ])/gm, 'On terraces: '],
    [/Bathroom renovation/g, 'Terrace building'],
    [/Bathroom Renovation/g, 'Terraces'],
    [/'₹25K–60K'/, "'₹12K–30K'"],
  ],
};

/** A short name, a number abroad, five cities, closed on Sundays, an answer within the hour, no stock photograph. */
const studio: Edits = {
  'shared/company.ts': [
    [/ {2}\{ value: 'pune'[^\n]*\n/, ''],
    [/opens: '09:00', closes: '19:00'/, "opens: '10:30', closes: '20:15'"],
    [/officeHours: \[weekdays, sunday\]/, 'officeHours: [weekdays]'],
    [/const sunday = [^\n]*\n/, ''],
    [/sunday: 'By appointment'/, "sunday: 'Closed'"],
    [/\bname: 'BuiltRight[^']*'/, "name: 'Ada'"],
    [/shortName: '[^']*'/, "shortName: 'Ada'"],
    [/slogan: '[^']*'/, "slogan: 'Rooms that work.'"],
    [/phone: '[^']*'/, "phone: '+1 (415) 555-0134'"],
    [/whatsapp: '[^']*'/, "whatsapp: '+1 415 555 0134'"],
    [/email: '[^']*'/, "email: 'hello@ada.studio'"],
    [/replyHours: \d+/, 'replyHours: 1'],
    [/replyHoursByType: \{[^}]*\}/, 'replyHoursByType: {}'],
    [/showsOffer: true/, 'showsOffer: false'],
    [/origin: '[^']*'/, "origin: 'https://ada.studio'"],
  ],
  'client/src/content/projects.ts': [
    [/cityName\.pune/g, 'cityName.delhi'],
    [/'photo-[^']*'/g, `'${ownPhotograph}'`],
  ],
  ...Object.fromEntries(
    (await readdir(join(root, 'client/src/content/services'))).map((file) => [
      `client/src/content/services/${file}`,
      [[/'photo-[^']*'/g, `'${ownPhotograph}'`]],
    ]),
  ),
};

/** A long name, a landline of two, nine cities, an address to the letter, 45 projects, a service less. */
const firm: Edits = {
  'shared/company.ts': [
    [
      /(\{ value: 'pune'[^\n]*\n)/,
      `$1  { value: 'vizag', name: 'Visakhapatnam', shownAs: 'Vizag', state: 'Andhra Pradesh', regionCode: 'AP' },
  { value: 'vijayawada', name: 'Vijayawada', state: 'Andhra Pradesh', regionCode: 'AP' },
  { value: 'warangal', name: 'Warangal', state: 'Telangana', regionCode: 'TG' },
`,
    ],
    [/\bname: 'BuiltRight[^']*'/, "name: 'Lakshmi Narasimha Interior Contractors & Sons'"],
    [/shortName: '[^']*'/, "shortName: 'Lakshmi Narasimha'"],
    [/phone: '[^']*'/, "phone: '040-2311 4455 / 4466'"],
    [/whatsapp: '[^']*'/, "whatsapp: '098480 22338'"],
    [/email: '[^']*'/, "email: 'works@lncontractors.co.in'"],
    [/replyHours: \d+/, 'replyHours: 72'],
    [/keepsLeadsYears: \d+/, 'keepsLeadsYears: 1'],
    [/ownsPortfolio: false/, 'ownsPortfolio: true'],
    [/street: ''/, "street: '8-2-293/82, Road No. 12'"],
    [/postalCode: ''/, "postalCode: '500034'"],
    [/origin: '[^']*'/, "origin: 'https://www.lncontractors.co.in'"],
  ],
  'client/src/content/projects.ts': [
    [
      /\n\];/,
      `
${Array.from(
  { length: 36 },
  (_, i) => `  {
    id: ${i + 10},
    title: 'Flat number ${i + 10} in Warangal',
    description: 'Wardrobes, a kitchen and lighting for a family of ${(i % 5) + 2}, handed over in week ${i + 3}.',
    drawing: 'complete-home',
    category: 'residential',
    type: 'Complete Home',
    area: '${1_000 + 50 * i} sq ft',
    location: cityName.warangal,
    duration: '${(i % 6) + 4} weeks',
    value: '₹${i + 8}L',
    featured: false,
    tags: ['Kitchen', 'Wardrobes'],
  },`,
).join('\n')}
];`,
    ],
  ],
  'client/src/content/service-list.ts': [
    [/ {2}\{\n {4}slug: 'balcony-outdoor'[\s\S]*?\n {2}\},\n/, ''],
  ],
};

/** Three companies that could hardly differ more, each as its owner changes the project. */
export const companies = { family, studio, firm };

/** Edits a copy of the project as the owner of this company would. */
export async function editAsOwner({ path, edit }: ProjectCopy, edits: Edits): Promise<void> {
  const services = join(path, 'client/src/content/services');
  if (edits === family) {
    await copyFile(join(services, 'bathrooms.ts'), join(services, 'terraces.ts'));
  }
  if (edits === firm) await rm(join(services, 'balcony-outdoor.ts'));
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a98' } })
    .jpeg()
    .toFile(join(path, 'client/photos', ownPhotograph));
  for (const [file, changes] of Object.entries(edits))
    for (const [from, to] of changes) await edit(file, from, to);
}

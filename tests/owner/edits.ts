// Over 150 lines: the edits of one week, by file.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Texts or patterns to look for, and what an owner writes in their place. */
type Edit = readonly [from: string | RegExp, to: string];

const ownPhotograph = 'our-kitchen.jpg';

/** What an owner changes in the first week, by file. A pattern that finds nothing is an error. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
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

/** Edits the project in this folder as its owner would. */
export async function editAsOwner(project: string): Promise<void> {
  const services = join(project, 'client/src/content/services');
  await copyFile(join(services, 'bathrooms.ts'), join(services, 'terraces.ts'));
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a98' } })
    .jpeg()
    .toFile(join(project, 'client/photos', ownPhotograph));
  for (const [file, changes] of Object.entries(edits)) {
    let text = await readFile(join(project, file), 'utf8');
    for (const [from, to] of changes) {
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has nothing like ${from}`);
      text = edited;
    }
    await writeFile(join(project, file), text);
  }
}

import { prices } from './prices.ts';
import { serviceLink } from './service-list.ts';
import type { ServiceCard } from './types.ts';

/** The card's heading and where it leads. */
function titled(slug: Parameters<typeof serviceLink>[0]) {
  const { label: title, href } = serviceLink(slug);
  return { title, href };
}

/** The button of a card: a featured one, and any other (spec section 2, "Home"). */
export const serviceCardButtons = { featured: 'View Premium', other: 'Learn More' } as const;

/** The services grid of Home and /services, in the order shown (spec section 2). */
export const serviceCards: readonly ServiceCard[] = [
  {
    ...titled('office-execution'),
    description: 'Complete fit-outs, from the bare shell to the first working day.',
    icon: 'office-floor',
    featured: true,
    badge: 'Most Popular',
    features: [
      'Partitions, glazing, doors and ceilings',
      'Power, network and air conditioning',
      `Startup offices at ${prices.startupOffice}`,
      `Corporate HQ at ${prices.corporateHq}`,
    ],
  },
  {
    ...titled('modular-kitchens'),
    description: '500+ kitchens built, with a 5-year hardware warranty.',
    icon: 'modular-kitchen',
    featured: true,
    badge: 'Premium Choice',
    features: [
      'Water-resistant plywood at sink and hob',
      'Deep drawers for heavy vessels',
      'Counter, sink, hob and chimney fitted',
      'Ready in 1–2 weeks',
    ],
  },
  {
    ...titled('meeting-rooms'),
    description: 'Boardrooms, video rooms and training rooms where everyone can hear and be seen.',
    icon: 'meeting-room',
    features: [
      'Boardrooms for 8–20 people',
      'Video rooms with 55" to 86" screens',
      'Training rooms for 20–50 people',
      '2-year warranty',
    ],
  },
  {
    ...titled('bedrooms-wardrobes'),
    description: 'Beds and wardrobes up to the ceiling, with a 5-year warranty.',
    icon: 'bedroom-wardrobe',
    features: [
      'Sliding or hinged wardrobes with lofts',
      'Headboards and wall panelling',
      'Study and dressing corners',
      '5-year warranty',
    ],
  },
  {
    ...titled('bathrooms'),
    description: 'Master baths, powder rooms and upgrades, from pipes to fittings.',
    icon: 'bathroom',
    features: [
      'Master bathrooms in 7–10 days',
      'Powder rooms in 3–5 days',
      `Upgrades at ${prices.bathroomUpgrades}`,
      '3-year warranty',
    ],
  },
  {
    ...titled('living-dining'),
    description: 'TV wall, dining corner and false ceiling, finished in 2 weeks.',
    icon: 'living-dining',
    features: [
      'TV units for 32" to 75" screens',
      'Dining for 4–12 people',
      'False ceilings in 3–5 days',
      '3-year warranty',
    ],
  },
  {
    ...titled('smart-automation'),
    description: 'Lights, curtains, cooling and locks, from a switch or a phone.',
    icon: 'smart-home',
    features: [
      'Lighting and curtain scenes',
      'Air conditioning by room',
      'Door locks and cameras',
      '3-year warranty',
    ],
  },
  {
    ...titled('electrical-it'),
    description: 'Network cabling, LED lighting and server rooms for offices.',
    icon: 'electrical-rack',
    features: [
      `Cabling at ${prices.cabling}, up to 10Gbps`,
      'LED lighting, saving 60–80% over tube lights',
      `Server rooms at ${prices.serverRoom}`,
      '3-year warranty',
    ],
  },
];

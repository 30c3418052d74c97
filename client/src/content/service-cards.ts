import type { ServiceCard } from './types.ts';

/** The button of a card: a featured one, and any other (spec section 2, "Home"). */
export const serviceCardButtons = { featured: 'View Premium', other: 'Learn More' } as const;

/** The services grid of Home and /services, in the order shown (spec section 2). */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Office Execution',
    description:
      'Complete fit-outs from bare shell to handover. 98% on time, with penalties otherwise.',
    icon: 'office-floor',
    href: '/services/office-execution',
    featured: true,
    badge: 'Most Popular',
    features: [
      'Partitions, glazing, doors and ceilings',
      'Power, data and cooling on one drawing',
      'Startup offices at ₹200–400/sq ft',
      'Corporate HQ at ₹500–800/sq ft',
    ],
  },
  {
    title: 'Modular Kitchens',
    description: '500+ kitchens built, with a 5-year hardware warranty.',
    icon: 'modular-kitchen',
    href: '/services/modular-kitchens',
    featured: true,
    badge: 'Premium Choice',
    features: [
      'BWP plywood at sink and hob, BWR elsewhere',
      'Soft-close hinges and drawer channels',
      'Counter, sink, hob and chimney fitted',
      'Built in 1–2 weeks',
    ],
  },
  {
    title: 'Meeting Rooms',
    description: 'Boardrooms, video rooms and training rooms, wired and sound-treated.',
    icon: 'meeting-room',
    href: '/services/meeting-rooms',
    features: [
      'Boardrooms for 8–20 people',
      'Video rooms with 55" to 86" screens',
      'Training rooms for 20–50 people',
      '2-year warranty',
    ],
  },
  {
    title: 'Bedrooms & Wardrobes',
    description: 'Beds, panelling and wardrobes to the ceiling, with a 5-year warranty.',
    icon: 'bedroom-wardrobe',
    href: '/services/bedrooms-wardrobes',
    features: [
      'Sliding or hinged wardrobes with lofts',
      'Headboards and wall panelling',
      'Study and dressing units',
      '5-year warranty',
    ],
  },
  {
    title: 'Bathrooms',
    description: 'Master baths, powder rooms and upgrades, from waterproofing to fittings.',
    icon: 'bathroom',
    href: '/services/bathrooms',
    features: [
      'Master bathrooms in 7–10 days',
      'Powder rooms in 3–5 days',
      'Upgrades from ₹40K',
      '3-year warranty',
    ],
  },
  {
    title: 'Living & Dining',
    description: 'TV units, dining and false ceilings, finished in 2 weeks.',
    icon: 'living-dining',
    href: '/services/living-dining',
    features: [
      'TV units for 32" to 75" screens',
      'Dining for 4–12 people',
      'False ceilings in 3–5 days',
      '3-year warranty',
    ],
  },
  {
    title: 'Smart Automation',
    description: 'Lights, curtains, climate and locks, worked from a switch or a phone.',
    icon: 'smart-home',
    href: '/services/smart-automation',
    features: [
      'Lighting and curtain scenes',
      'Air conditioning by room',
      'Door locks and cameras',
      '3-year warranty',
    ],
  },
  {
    title: 'Electrical & IT',
    description: 'Network cabling, LED lighting and server rooms for offices.',
    icon: 'electrical-rack',
    href: '/services/electrical-it',
    features: [
      'Cabling at ₹800–1500/point, up to 10Gbps',
      'LED lighting with 60–80% saving',
      'Server rooms at ₹2L–10L',
      '3-year warranty',
    ],
  },
];

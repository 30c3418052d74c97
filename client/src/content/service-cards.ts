import type { ServiceCard } from './types.ts';

/** The button of a card: a featured one, and any other (spec section 2, "Home"). */
export const serviceCardButtons = { featured: 'View Premium', other: 'Learn More' } as const;

/** The services grid of Home and /services, in the order shown (spec section 2). */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Office execution',
    description: 'Complete fit-outs, from the bare shell to the first working day.',
    icon: 'office-floor',
    href: '/services/office-execution',
    featured: true,
    badge: 'Most Popular',
    features: [
      'Partitions, glazing, doors and ceilings',
      'Power, network and air conditioning',
      'Startup offices at ₹200–400/sq ft',
      'Corporate HQ at ₹500–800/sq ft',
    ],
  },
  {
    title: 'Modular kitchens',
    description: '500+ kitchens built, with a 5-year hardware warranty.',
    icon: 'modular-kitchen',
    href: '/services/modular-kitchens',
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
    title: 'Meeting rooms',
    description: 'Boardrooms, video rooms and training rooms where everyone hears and is seen.',
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
    title: 'Bedrooms and wardrobes',
    description: 'Beds and wardrobes up to the ceiling, with a 5-year warranty.',
    icon: 'bedroom-wardrobe',
    href: '/services/bedrooms-wardrobes',
    features: [
      'Sliding or hinged wardrobes with lofts',
      'Headboards and wall panelling',
      'Study and dressing corners',
      '5-year warranty',
    ],
  },
  {
    title: 'Bathrooms',
    description: 'Master baths, powder rooms and upgrades, from pipes to fittings.',
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
    title: 'Living and dining',
    description: 'TV wall, dining corner and false ceiling, finished in 2 weeks.',
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
    title: 'Smart automation',
    description: 'Lights, curtains, cooling and locks, from a switch or a phone.',
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
    title: 'Electrical and IT',
    description: 'Network cabling, LED lighting and server rooms for offices.',
    icon: 'electrical-rack',
    href: '/services/electrical-it',
    features: [
      'Cabling at ₹800–1,500/point, up to 10Gbps',
      'LED lighting with 60–80% saving',
      'Server rooms at ₹2L–10L',
      '3-year warranty',
    ],
  },
];

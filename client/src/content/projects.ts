import { company } from '#shared/company.ts';
import type { NavigationLink } from './navigation.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import type { DrawingName, PageMeta, Project } from './types.ts';

/** The portfolio page around its cards (spec section 2, "Projects"). */
export interface ProjectsContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    /** Names the group of filter buttons for assistive technology. */
    readonly filterName: string;
    readonly filters: readonly ProjectFilterOption[];
  };
  /** Above the cards, beside the filter. */
  readonly listTitle: string;
  /** What a card calls its facts, and its mark when featured. */
  readonly cardLabels: {
    readonly area: string;
    readonly duration: string;
    readonly value: string;
    readonly featured: string;
  };
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly link: NavigationLink;
    readonly drawing: DrawingName;
  };
}

export const projectsPage: ProjectsContent = {
  meta: {
    title: `Office and Home Interior Projects with Cost | ${company.shortName}`,
    description:
      'Offices and homes in Hyderabad, Bangalore, Chennai, Mumbai, Delhi NCR and Pune, each with its area, weeks and value from ₹12L to ₹1.2Cr.',
    keywords: [
      'interior projects Hyderabad',
      'office fit-out portfolio',
      'home interior portfolio',
      'modular kitchen projects',
      'interior project cost',
      'duplex interior Bangalore',
    ],
    ogTitle: 'Projects: offices and homes in six cities',
  },
  hero: {
    title: 'Nine projects, with time and cost',
    text: 'From a 450 sq ft kitchen to a 25,000 sq ft office floor. The photographs are representative: similar rooms, not these very ones.',
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office Projects' },
      { value: 'residential', label: 'Residential Projects' },
    ],
  },
  listTitle: 'Three offices, six homes',
  cardLabels: { area: 'Area', duration: 'Duration', value: 'Value', featured: 'Featured' },
  closing: {
    title: 'Your project could be next',
    text: 'Planning something like these? Look through what we do, room by room.',
    link: { label: 'Explore our services', href: '/services' },
    drawing: 'office-furniture',
  },
};

/** The service behind each type of project; a complete home is many of them. */
export const servicePaths: Readonly<Record<Project['type'], string>> = {
  'Office Execution': '/services/office-execution',
  'Complete Home': '/services',
  'Meeting Rooms': '/services/meeting-rooms',
  'Modular Kitchen': '/services/modular-kitchens',
  'Living & Dining': '/services/living-dining',
  'Bedroom & Wardrobe': '/services/bedrooms-wardrobes',
  'Smart Automation': '/services/smart-automation',
};

/** The nine portfolio projects (spec sections 3 and 9); ids 1, 2 and 9 are featured. */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Technology office, open floor',
    description:
      'Desks for a whole company, glazed cabins, cabling and central cooling. At this size it took longer than the usual 2–4 weeks.',
    image: {
      id: 'photo-1631193816258-28b44b21e78b',
      alt: 'Open-plan office with rows of desks',
    },
    drawing: 'office-floor',
    category: 'office',
    type: 'Office Execution',
    area: '25,000 sq ft',
    location: 'Hyderabad',
    duration: '14 weeks',
    value: '₹1.2Cr',
    featured: true,
    tags: ['Workstations', 'Cabling', 'Cooling'],
  },
  {
    id: 2,
    title: 'Duplex home, full interior',
    description:
      'Kitchen, bedrooms, bathrooms, staircase panelling and lighting on two floors, done as one job.',
    image: { id: 'photo-1745429523615-2a82c60bfc02', alt: 'Living room with an open kitchen' },
    drawing: 'complete-home',
    category: 'residential',
    type: 'Complete Home',
    area: '4,200 sq ft',
    location: 'Bangalore',
    duration: '8 weeks',
    value: '₹25L',
    featured: true,
    tags: ['Kitchen', 'Wardrobes', 'Lighting'],
  },
  {
    id: 3,
    title: 'Boardroom and video rooms',
    description:
      'A boardroom for 20 and two video rooms: sound-absorbing panels, large screens, and power and network in the tables.',
    image: { id: 'photo-1431540015161-0bf868a2d407', alt: 'Interior of a boardroom' },
    drawing: 'meeting-room',
    category: 'office',
    type: 'Meeting Rooms',
    area: '1,200 sq ft',
    location: 'Bangalore',
    duration: '3 weeks',
    value: '₹18L',
    tags: ['Panels', 'Screens', 'Tables'],
  },
  {
    id: 4,
    title: 'Island kitchen with utility',
    description:
      'Kitchen, island and wash area in one large room, with acrylic shutters and a stone counter. Hence 3 weeks instead of 1–2.',
    image: { id: 'photo-1556911220-bff31c812dba', alt: 'White kitchen with an island' },
    drawing: 'modular-kitchen',
    category: 'residential',
    type: 'Modular Kitchen',
    area: '450 sq ft',
    location: 'Chennai',
    duration: '3 weeks',
    value: '₹12L',
    tags: ['Island', 'Acrylic', 'Stone'],
  },
  {
    id: 5,
    title: 'Ground floor of a villa',
    description:
      'Living, dining and lounge with floor, ceilings, panelling and furniture: a whole floor, priced as part of a home and not as one room.',
    image: {
      id: 'photo-1616047006789-b7af5afb8c20',
      alt: 'Living room with a tan leather sectional sofa',
    },
    drawing: 'living-dining',
    category: 'residential',
    type: 'Living & Dining',
    area: '2,400 sq ft',
    location: 'Pune',
    duration: '4 weeks',
    value: '₹14L',
    tags: ['Flooring', 'Ceilings', 'Furniture'],
  },
  {
    id: 6,
    title: 'Five bedrooms with wardrobes',
    description:
      'Beds, wardrobes up to the ceiling, dressing units and a study corner, in all five bedrooms of one home.',
    image: {
      id: 'photo-1760072513393-b9d81f65dd7e',
      alt: 'Bedroom with a wall-to-wall wardrobe',
    },
    drawing: 'bedroom-wardrobe',
    category: 'residential',
    type: 'Bedroom & Wardrobe',
    area: '2,200 sq ft',
    location: 'Delhi NCR',
    duration: '5 weeks',
    value: '₹13L',
    tags: ['Beds', 'Wardrobes', 'Lofts'],
  },
  {
    id: 7,
    title: 'Automated apartment',
    description:
      'Lights, curtains, air conditioning and door locks on one system, wired while the rooms were being finished.',
    image: { id: 'photo-1545259741-2ea3ebf61fa3', alt: 'Smart thermostat' },
    drawing: 'smart-home',
    category: 'residential',
    type: 'Smart Automation',
    area: '3,000 sq ft',
    location: 'Hyderabad',
    duration: '4 weeks',
    value: '₹16L',
    tags: ['Lighting', 'Curtains', 'Locks'],
  },
  {
    id: 8,
    title: 'Apartment with balcony garden',
    description:
      'Three bedrooms, kitchen and living room, with a planted wall on the balcony that waters itself by drip and timer.',
    image: { id: 'photo-1649083048337-4aeb6dda80bb', alt: 'Living room open to the kitchen' },
    drawing: 'complete-home',
    category: 'residential',
    type: 'Complete Home',
    area: '2,600 sq ft',
    location: 'Chennai',
    duration: '6 weeks',
    value: '₹15L',
    tags: ['Kitchen', 'Bedrooms', 'Balcony'],
  },
  {
    id: 9,
    title: 'Corporate HQ with server room',
    description:
      'Cabins, workstations, reception and a server room on a raised floor. A site this large takes longer than 2–4 weeks.',
    image: { id: 'photo-1558494949-ef010cbdcc31', alt: 'Server room' },
    drawing: 'electrical-rack',
    category: 'office',
    type: 'Office Execution',
    area: '18,000 sq ft',
    location: 'Mumbai',
    duration: '12 weeks',
    value: '₹95L',
    featured: true,
    tags: ['Racks', 'Raised floor', 'Cabling'],
  },
];

/** The projects of a service, found by its slug. */
export const projectsOf = (slug: string): readonly Project[] =>
  projects.filter(({ type }) => servicePaths[type] === `/services/${slug}`);

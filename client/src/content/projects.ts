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
    title: `Office and Home Interior Projects | ${company.name}`,
    description:
      'Offices and homes in Hyderabad, Bangalore, Chennai, Mumbai, Delhi NCR and Pune, each with its area, weeks and value from ₹12 L to ₹1.2 Cr.',
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
    title: 'Projects',
    text: 'Offices and homes in six cities, from a 450\u00a0sq\u00a0ft kitchen to a 25,000\u00a0sq\u00a0ft floor.',
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office Projects' },
      { value: 'residential', label: 'Residential Projects' },
    ],
  },
  listTitle: 'Area, duration, value',
  cardLabels: { area: 'Area', duration: 'Duration', value: 'Value', featured: 'Featured' },
  closing: {
    title: 'Your project could be next',
    text: 'See what each service includes, how it is built and how long its warranty runs.',
    link: { label: 'Explore our services', href: '/services' },
    drawing: 'office-furniture',
  },
};

/** The nine portfolio projects (spec sections 3 and 9); ids 1, 2 and 9 are featured. */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Technology office, open floor',
    description:
      'Bare shell to handover: bench workstations, glazed cabins, data cabling, VRF air conditioning and a 600 mm grid ceiling.',
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
    value: '₹1.2 Cr',
    featured: true,
    tags: ['Workstations', 'Cabling', 'HVAC'],
  },
  {
    id: 2,
    title: 'Duplex home, full interior',
    description:
      'Two floors in one contract: kitchen, three bedrooms, bathrooms, staircase panelling and lighting, handed over room by room.',
    drawing: 'complete-home',
    category: 'residential',
    type: 'Complete Home',
    area: '4,200 sq ft',
    location: 'Bangalore',
    duration: '8 weeks',
    value: '₹25 L',
    featured: true,
    tags: ['Kitchen', 'Wardrobes', 'Lighting'],
  },
  {
    id: 3,
    title: 'Boardroom and video rooms',
    description:
      'A boardroom for 20 and two video rooms: acoustic wall panels, screens, table power boxes and cabling under the floor.',
    image: { id: 'photo-1431540015161-0bf868a2d407', alt: 'Interior of a boardroom' },
    drawing: 'meeting-room',
    category: 'office',
    type: 'Meeting Rooms',
    area: '1,200 sq ft',
    location: 'Bangalore',
    duration: '3 weeks',
    value: '₹18 L',
    tags: ['Acoustics', 'AV', 'Joinery'],
  },
  {
    id: 4,
    title: 'Straight-line kitchen with loft',
    description:
      'Plywood carcasses with acrylic shutters, stone counter, tall units for the ovens and loft cabinets up to the slab.',
    image: {
      id: 'photo-1484154218962-a197022b5858',
      alt: 'Steel refrigerator beside a modular kitchen',
    },
    drawing: 'modular-kitchen',
    category: 'residential',
    type: 'Modular Kitchen',
    area: '450 sq ft',
    location: 'Chennai',
    duration: '3 weeks',
    value: '₹12 L',
    tags: ['Acrylic', 'Hardware', 'Stone'],
  },
  {
    id: 5,
    title: 'Living, dining and lounge',
    description:
      'Veneer TV wall, a dining table for 12, gypsum cove ceiling on a GI frame and dimmable light in three zones.',
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
    value: '₹14 L',
    tags: ['TV unit', 'Cove ceiling', 'Dining'],
  },
  {
    id: 6,
    title: 'Five bedrooms with wardrobes',
    description:
      'Upholstered headboards, hinged and sliding wardrobes with lofts, side tables and dressing units, all on soft-close hardware.',
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
    value: '₹13 L',
    tags: ['Headboards', 'Wardrobes', 'Lofts'],
  },
  {
    id: 7,
    title: 'Automated apartment',
    description:
      'Lighting, curtains, air conditioning and door locks on one system, wired into the walls while the rooms were being finished.',
    image: { id: 'photo-1545259741-2ea3ebf61fa3', alt: 'Smart thermostat' },
    drawing: 'smart-home',
    category: 'residential',
    type: 'Smart Automation',
    area: '3,000 sq ft',
    location: 'Hyderabad',
    duration: '4 weeks',
    value: '₹16 L',
    tags: ['Lighting', 'Curtains', 'Locks'],
  },
  {
    id: 8,
    title: 'Apartment with balcony garden',
    description:
      'Three bedrooms, kitchen and living room, with a planted balcony wall on drip irrigation and decking laid to the drain.',
    drawing: 'balcony',
    category: 'residential',
    type: 'Complete Home',
    area: '2,600 sq ft',
    location: 'Chennai',
    duration: '6 weeks',
    value: '₹15 L',
    tags: ['Kitchen', 'Bedrooms', 'Balcony'],
  },
  {
    id: 9,
    title: 'Corporate HQ with server room',
    description:
      'Cabins, workstations and reception, with a server room on raised access floor: racks, UPS, cooling and tested cabling.',
    image: { id: 'photo-1558494949-ef010cbdcc31', alt: 'Server room' },
    drawing: 'electrical-rack',
    category: 'office',
    type: 'Office Execution',
    area: '18,000 sq ft',
    location: 'Mumbai',
    duration: '12 weeks',
    value: '₹95 L',
    featured: true,
    tags: ['Racks', 'Raised floor', 'Cabling'],
  },
];

import { floorShape } from '#shared/drawing-geometry.ts';
import { rupeesOf } from './price-range.ts';
import { prices } from './prices.ts';
import { cityName } from './service-areas.ts';
import { serviceLinks } from './service-links.ts';
import { servicePath } from './service-list.ts';
import type { DrawingName, Project } from './types.ts';
import { grouped, millimetresInFoot } from './words.ts';

/**
 * The service of each type of project, and the drawing of projects without a plan. A complete home has many
 * services.
 */
const projectTypes: Record<
  Project['type'],
  { readonly service?: string; readonly drawing: DrawingName }
> = {
  'Office Execution': { service: 'office-execution', drawing: 'office-floor' },
  'Complete Home': { drawing: 'complete-home' },
  'Meeting Rooms': { service: 'meeting-rooms', drawing: 'meeting-room' },
  'Modular Kitchen': { service: 'modular-kitchens', drawing: 'modular-kitchen' },
  'Living & Dining': { service: 'living-dining', drawing: 'living-dining' },
  'Bedroom & Wardrobe': { service: 'bedrooms-wardrobes', drawing: 'bedroom-wardrobe' },
  'Smart Automation': { service: 'smart-automation', drawing: 'smart-home' },
};

/** Returns the path of a project's service, or of all services if it has none. */
export function servicePathOf({ type }: Project): string {
  const path = servicePath({ slug: projectTypes[type].service ?? '' });
  return serviceLinks.some(({ href }) => href === path) ? path : '/services';
}

/** A project without its own plan takes the drawing of its type. */
type Written = Omit<Project, 'drawing'> & Partial<Pick<Project, 'drawing'>>;

const written: readonly Written[] = [
  {
    id: 1,
    title: 'Technology office, open floor',
    name: 'Technology office',
    description: 'Desks for a whole company, glazed cabins, cabling and central cooling.',
    image: {
      id: 'photo-1631193816258-28b44b21e78b',
      alt: 'Open-plan office with rows of desks',
    },
    drawing: 'plan-technology-office',
    category: 'office',
    type: 'Office Execution',
    area: '25,000 sq ft',
    location: cityName.hyderabad,
    duration: '14 weeks',
    value: '₹1.2Cr',
    featured: true,
    tags: ['Workstations', 'Cabling', 'Cooling'],
  },
  {
    id: 2,
    title: 'Duplex home, full interior',
    name: 'Duplex',
    description:
      'Kitchen, bedrooms, bathrooms, staircase panelling and lighting on two floors, done as one job.',
    image: { id: 'photo-1745429523615-2a82c60bfc02', alt: 'Living room with an open kitchen' },
    drawing: 'plan-duplex-home',
    plan: {
      walls: 230,
      floors: [
        { at: 0, width: 11676 },
        { at: 13310, width: 11676 },
      ],
      depth: 15616,
    },
    category: 'residential',
    type: 'Complete Home',
    area: '4,200 sq ft',
    location: cityName.bangalore,
    duration: '8 weeks',
    done: 'two floors finished',
    value: '₹25L',
    featured: true,
    tags: ['Kitchen', 'Wardrobes', 'Lighting'],
  },
  {
    id: 3,
    title: 'Boardroom and video rooms',
    name: 'Boardroom',
    description:
      'A boardroom for 20 and two video rooms: sound-absorbing panels, large screens, and power and network in the tables.',
    image: { id: 'photo-1431540015161-0bf868a2d407', alt: 'Boardroom with a table and chairs' },
    drawing: 'plan-boardroom',
    category: 'office',
    type: 'Meeting Rooms',
    area: '1,200 sq ft',
    location: cityName.bangalore,
    duration: '3 weeks',
    done: 'panelled, wired and tested',
    value: '₹18L',
    tags: ['Panels', 'Screens', 'Tables'],
  },
  {
    id: 4,
    title: 'Island kitchen with utility',
    name: 'Kitchen',
    description:
      'Kitchen, island and wash area in one large room, with acrylic shutters and a stone counter.',
    image: { id: 'photo-1556911220-bff31c812dba', alt: 'White kitchen with an island' },
    drawing: 'plan-island-kitchen',
    category: 'residential',
    type: 'Modular Kitchen',
    area: '450 sq ft',
    location: cityName.chennai,
    duration: '3 weeks',
    done: 'island and wash area built',
    value: '₹12L',
    tags: ['Island', 'Acrylic', 'Stone'],
  },
  {
    id: 5,
    title: 'Ground floor of a villa',
    name: 'Villa floor',
    description:
      'Living, dining and lounge on one floor: flooring, ceilings, panelling and furniture.',
    image: {
      id: 'photo-1611048267451-e6ed903d4a38',
      alt: 'Open-plan living room with leather armchairs',
    },
    drawing: 'plan-villa-floor',
    category: 'residential',
    type: 'Living & Dining',
    area: '2,400 sq ft',
    location: cityName.pune,
    duration: '4 weeks',
    value: '₹14L',
    tags: ['Flooring', 'Ceilings', 'Furniture'],
  },
  {
    id: 6,
    title: 'Five bedrooms with wardrobes',
    name: 'Bedrooms',
    description:
      'Beds, wardrobes up to the ceiling, dressing units and a study corner, in all five bedrooms of one home.',
    image: {
      id: 'photo-1760072513393-b9d81f65dd7e',
      alt: 'Bedroom with a wall-to-wall wardrobe',
    },
    drawing: 'plan-five-bedrooms',
    category: 'residential',
    type: 'Bedroom & Wardrobe',
    area: '2,200 sq ft',
    location: cityName.delhi,
    duration: '5 weeks',
    done: 'beds and wardrobes built',
    value: '₹13L',
    tags: ['Beds', 'Wardrobes', 'Lofts'],
  },
  {
    id: 7,
    title: 'Smart home, three bedrooms',
    name: 'Smart home',
    description:
      'Lights, curtains, air conditioning and door locks on one system, wired while the rooms were being finished.',
    image: { id: 'photo-1745429523617-0d837856ca35', alt: 'Living room in neutral colours' },
    drawing: 'plan-automated-apartment',
    category: 'residential',
    type: 'Smart Automation',
    area: '3,000 sq ft',
    location: cityName.hyderabad,
    duration: '4 weeks',
    value: '₹16L',
    tags: ['Lighting', 'Curtains', 'Locks'],
  },
  {
    id: 8,
    title: 'Apartment with balcony garden',
    name: 'Apartment',
    description:
      'Three bedrooms, kitchen, living room, and a balcony with planted boxes on a timed drip line.',
    image: { id: 'photo-1649083048337-4aeb6dda80bb', alt: 'Living room open to the kitchen' },
    drawing: 'plan-balcony-apartment',
    category: 'residential',
    type: 'Complete Home',
    area: '3,400 sq ft',
    location: cityName.chennai,
    duration: '6 weeks',
    value: '₹13.5L',
    tags: ['Kitchen', 'Bedrooms', 'Balcony'],
  },
  {
    id: 9,
    title: 'Corporate HQ with server room',
    name: 'Corporate HQ',
    description: 'Cabins, workstations, a reception and a server room on a raised floor.',
    image: { id: 'photo-1604328702728-d26d2062c20b', alt: 'Waiting area of an office' },
    drawing: 'plan-corporate-hq',
    category: 'office',
    type: 'Office Execution',
    area: '4,500 sq ft',
    location: cityName.mumbai,
    duration: '4 weeks',
    done: 'server room included,',
    value: '₹27L',
    featured: true,
    tags: ['Cabins', 'Reception', 'Server room'],
  },
];

/** The portfolio (spec sections 3 and 9). Titles and sentences that count projects follow this list. */
export const projects: readonly Project[] = written.map((project) => ({
  drawing: projectTypes[project.type].drawing,
  ...planOf(project),
  ...project,
}));

/** Returns a project's plan if it is one floor. All floors have one shape, so that the area gives its measures. */
function planOf({ drawing, area }: Written): Pick<Project, 'plan'> {
  const width = Math.sqrt(squareFeet({ area }) * floorShape) * millimetresInFoot;
  if (!(drawing?.startsWith('plan-') && width)) return {};
  const depth = Math.round(width / floorShape);
  return { plan: { floors: [{ at: 0, width: Math.round(width) }], depth } };
}

/** Returns the projects of a service. */
export const projectsOf = (slug: string): readonly Project[] =>
  projects.filter(({ type }) => projectTypes[type].service === slug);

/** Returns a project's floor in square feet, or NaN if its area is in another unit or on request. */
export function squareFeet({ area }: Pick<Project, 'area'>): number {
  return Number(/^([\d,]+) sq ft/.exec(area)?.[1]?.replaceAll(',', ''));
}

/** Returns the cost of a project per square foot in rupees. */
const rupeesPerFoot = ({ area, value }: Project): number =>
  rupeesOf(value)[0] / squareFeet({ area });

/** Returns the cost of a project per square foot, "₹600/sq ft", or nothing if a figure is missing. */
export function ratePerFoot(project: Project): string {
  const rate = rupeesPerFoot(project);
  return rate > 0 ? `₹${grouped(Math.round(rate))}/sq ft` : '';
}

/** Returns true if a project cost more per square foot than the price guide of its kind. */
export function isAboveGuide(project: Project): boolean {
  const guide = project.category === 'office' ? prices.officeInteriors : prices.homeInteriors;
  return rupeesPerFoot(project) > rupeesOf(guide)[1];
}

/** Returns the room of a project's plan, which has the plan's name. A project without a plan has one drawing only. */
export const roomOf = ({ drawing }: Project): DrawingName | undefined =>
  drawing.startsWith('plan-') ? (drawing.slice(5) as DrawingName) : undefined;

/** True if any project cost more per square foot than the guides say. */
export const hasSmallRooms = projects.some(isAboveGuide);

import type { FeaturedProject } from './types.ts';

/**
 * The six projects of Home (spec section 3): the portfolio's own, under the same ids, told in one
 * line with size, city and weeks. Three of each kind, so that every filter fills its rows.
 */
export const featuredProjects: readonly FeaturedProject[] = [
  {
    id: 1,
    title: 'Technology office, open floor',
    description: '25,000 sq ft in Hyderabad: a floor of this size took 14 weeks.',
    image: {
      id: 'photo-1631193816258-28b44b21e78b',
      alt: 'Open-plan office with rows of desks',
    },
    drawing: 'office-floor',
    category: 'office',
    type: 'Office Interior',
  },
  {
    id: 2,
    title: 'Duplex home, full interior',
    description: '4,200 sq ft on two floors in Bangalore, finished in 8 weeks.',
    image: { id: 'photo-1745429523615-2a82c60bfc02', alt: 'Living room with an open kitchen' },
    drawing: 'complete-home',
    category: 'residential',
    type: 'Residential Interior',
  },
  {
    id: 3,
    title: 'Boardroom and video rooms',
    description: '1,200 sq ft in Bangalore, panelled, wired and tested in 3 weeks.',
    image: { id: 'photo-1431540015161-0bf868a2d407', alt: 'Interior of a boardroom' },
    drawing: 'meeting-room',
    category: 'office',
    type: 'Office Interior',
  },
  {
    id: 4,
    title: 'Island kitchen with utility',
    description: '450 sq ft in Chennai, larger than most kitchens, in 3 weeks.',
    image: { id: 'photo-1556911220-bff31c812dba', alt: 'White kitchen with an island' },
    drawing: 'modular-kitchen',
    category: 'residential',
    type: 'Residential Interior',
  },
  {
    id: 9,
    title: 'Corporate HQ with server room',
    description: '18,000 sq ft in Mumbai, server room and all, in 12 weeks.',
    image: { id: 'photo-1558494949-ef010cbdcc31', alt: 'Server room' },
    drawing: 'electrical-rack',
    category: 'office',
    type: 'Office Interior',
  },
  {
    id: 6,
    title: 'Five bedrooms with wardrobes',
    description: '2,200 sq ft in Delhi NCR, beds and wardrobes in 5 weeks.',
    image: {
      id: 'photo-1760072513393-b9d81f65dd7e',
      alt: 'Bedroom with a wall-to-wall wardrobe',
    },
    drawing: 'bedroom-wardrobe',
    category: 'residential',
    type: 'Residential Interior',
  },
];

import { rupeesOf } from './price-range.ts';

/** Prices on more than one page: the comparison, a service's card and page, and the quote on About. */
export const prices = {
  officeInteriors: '₹200-800/sq ft',
  homeInteriors: '₹150-600/sq ft',
  startupOffice: '₹200-400/sq ft',
  corporateHq: '₹500-800/sq ft',
  cabling: '₹800-1500/point',
  serverRoom: '₹2L-10L',
  bathroomUpgrades: '₹40K-1L',
  gypsumCeiling: '₹120-250/sq ft',
  engineeredWood: '₹150-400/sq ft',
  tvUnit: '₹20K-60K',
  diningArea: '₹40K-1.2L',
} as const satisfies Record<string, `₹${string}`>;

const guides = [prices.officeInteriors, prices.homeInteriors].map(rupeesOf);

/** The two ends of the scale on which the guides for offices and homes are drawn, in rupees per sq ft. */
export const guideScale = { from: 0, to: Math.max(...guides.flat()) };

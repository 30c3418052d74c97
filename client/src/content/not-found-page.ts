import { company } from '#shared/company.ts';
import { claims } from './claims.ts';
import type { NavigationLink } from './navigation.ts';
import { prices } from './prices.ts';
import { callTimes } from './promises.ts';
import { serviceLink } from './service-links.ts';
import type { DrawingName, PageMeta } from './types.ts';
import { warranties } from './warranties.ts';

/** The content of the page for any unmatched path (spec sections 2 and 8). */
interface NotFoundContent {
  readonly meta: PageMeta;
  readonly drawing: DrawingName;
  /** In the drawing. It says why the door is clouded. */
  readonly caption: string;
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly goHome: NavigationLink;
  readonly browseServices: NavigationLink;
  readonly popular: {
    readonly title: string;
    readonly text: string;
    readonly pages: readonly (NavigationLink & {
      readonly description: string;
      /** Its part of the drawing `doors`. */
      readonly door: string;
    })[];
  };
  readonly help: {
    readonly title: string;
    readonly text: string;
    readonly contact: NavigationLink;
    /** The words of the telephone link. */
    readonly call: string;
  };
}

export const notFound: NotFoundContent = {
  meta: {
    title: `Page Not Found | ${company.shortName}`,
    description:
      'This address has no page. Go to the home page, the list of interior services or the portfolio, or call us and ask.',
    keywords: [
      'page not found',
      'interior contractor',
      'office interiors',
      'modular kitchens',
      'interior portfolio',
    ],
  },
  drawing: 'not-found',
  caption: 'Revision 1: no such\ndoor on the plan',
  code: '404',
  title: 'Page Not Found',
  message:
    "Sorry, we couldn't find the page you're looking for. Let's get you back to exploring our premium interior design services across India.",
  goHome: { label: 'Go Home', href: '/' },
  browseServices: { label: 'Browse Services', href: '/services' },
  popular: {
    title: 'Popular Pages',
    text: 'These four doors are on the plan.',
    pages: [
      {
        ...serviceLink('office-execution'),
        description: `${prices.officeInteriors}, all inclusive`,
        door: 'office',
      },
      {
        ...serviceLink('modular-kitchens'),
        description: `${warranties['modular-kitchens']}-year hardware warranty`,
        door: 'kitchen',
      },
      {
        label: 'About',
        href: '/about',
        description: `${claims.projects} premium projects`,
        door: 'about',
      },
      {
        label: 'Portfolio',
        href: '/projects',
        description: 'Offices and homes, with costs',
        door: 'portfolio',
      },
    ],
  },
  help: {
    title: 'Need Help Finding Something?',
    text: `Tell us the room, and we will find the page. ${callTimes}.`,
    contact: { label: 'Contact Us', href: '/contact' },
    call: `Call ${company.phone}`,
  },
};

import { company } from '#shared/company.ts';
import { shownAddress } from '#shared/company-shape.ts';
import type { NavigationLink } from './navigation.ts';
import { footerServices } from './service-links.ts';
import { serviceList } from './service-list.ts';

/** The limited-time offer: three offers and their validity. */
export interface OfferContent {
  readonly title: string;
  readonly items: readonly [string, string, string];
  readonly validity: string;
}

/** The words of the footer (spec sections 1 and 2). */
interface FooterContent {
  readonly navigation: { readonly title: string; readonly links: readonly NavigationLink[] };
  readonly services: {
    readonly title: string;
    /** The menu has the same links. */
    readonly links: readonly NavigationLink[];
    readonly all: NavigationLink;
  };
  /** The link to the privacy notice on the contact page. */
  readonly privacy: NavigationLink;
  /** Null if the owner has switched it off. */
  readonly offer: OfferContent | null;
  /** The title block at the foot, cell by cell. */
  readonly titleBlock: readonly { readonly label: string; readonly values: readonly string[] }[];
}

const { experienceCentre } = company;

export const footer: FooterContent = {
  navigation: {
    title: 'Navigation',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about' },
      { label: 'Our Services', href: '/services' },
      { label: 'Portfolio', href: '/projects' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  services: {
    title: 'Services',
    links: footerServices,
    all: { label: `All ${serviceList.length} services`, href: '/services' },
  },
  privacy: { label: 'How we use your details', href: '/contact#privacy' },
  offer: company.showsOffer
    ? {
        title: 'Limited-time offer',
        items: ['Free 3D visualization', 'Up to 20% off materials', 'Extended 5-year warranty'],
        validity: 'Valid this month.',
      }
    : null,
  titleBlock: [
    ...(experienceCentre
      ? [
          {
            label: `Experience centre, ${company.address.area}`,
            values: [
              `${experienceCentre.weekdays} ${experienceCentre.hours}`,
              `Sunday ${experienceCentre.sunday.replace(/^By/, 'by')}`,
            ],
          },
        ]
      : []),
    {
      label: 'Head office',
      values: [
        `${shownAddress(company.address)}, ${company.address.state}`,
        ...company.officeHours.map(({ days, hours }) => `${days} ${hours}`),
      ],
    },
    { label: 'Copyright', values: [`© ${company.copyrightYear} ${company.name}`] },
  ],
};

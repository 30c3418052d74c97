import { company } from '#shared/company.ts';
import { shownAddress } from '#shared/company-shape.ts';
import { footerServices } from './service-list.ts';

/** A link inside the site: its words and its path. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** The header's five links (spec section 2, "Shared page frame"). */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Projects', href: '/projects' },
  { label: 'Contact', href: '/contact' },
];

/** Words of the frame's controls that are not links to a page. */
export const frameLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  loading: 'Loading the page …',
  callNumber: `Call ${company.phone}`,
  /** The header's button; on phones it stands in the bottom bar. */
  quote: 'Get Free Quote',
  /** Under the footer's offer: the button above is the only one of its name. */
  quoteOfOffer: 'Get Quote',
  /** The bottom bar of small screens, left to right. */
  actionBar: {
    name: 'Call or chat',
    call: 'Call',
    chat: 'WhatsApp',
  },
} as const;

/** The chat-app link: its full name, and the greeting it starts the chat with. */
export const chat = {
  name: 'Chat with us on WhatsApp',
  greeting: `Hello ${company.name}, I would like to know about your interior contracting services, projects and pricing.`,
  /** After it on a service's page. */
  lookingAt: (service: string) => `I am looking at ${service} on your site.`,
} as const;

/** The limited-time offer block: three offers and how long they hold. */
export interface OfferContent {
  readonly title: string;
  readonly items: readonly [string, string, string];
  readonly validity: string;
}

/** Everything the footer says (spec sections 1 and 2). */
export interface FooterContent {
  readonly navigation: { readonly title: string; readonly links: readonly NavigationLink[] };
  readonly services: { readonly title: string; readonly links: readonly NavigationLink[] };
  /** Absent once the owner has switched it off. */
  readonly offer: OfferContent | null;
  /** The title block at the foot, cell by cell. */
  readonly titleBlock: readonly { readonly label: string; readonly values: readonly string[] }[];
}

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
    links: [...footerServices, { label: 'All services', href: '/services' }],
  },
  offer: company.showsOffer
    ? {
        title: 'Limited-time offer',
        items: ['Free 3D visualization', 'Up to 20% off materials', 'Extended 5-year warranty'],
        validity: 'Valid this month.',
      }
    : null,
  titleBlock: [
    {
      label: `Experience centre, ${company.address.area}`,
      values: [
        `${company.experienceCentre.weekdays} ${company.experienceCentre.hours}`,
        `Sunday ${company.experienceCentre.sunday.toLowerCase()}`,
      ],
    },
    {
      label: 'Head office',
      values: [`${shownAddress(company.address)}, ${company.address.state}`],
    },
    { label: 'Copyright', values: [`© ${company.copyrightYear}`] },
  ],
};

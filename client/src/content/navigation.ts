import { company } from '#shared/company.ts';

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
  closeMenu: 'Close',
  loading: 'Loading the page …',
  callNumber: `Call ${company.phone}`,
  /** The header's button, which phones show in the bottom bar. */
  quote: 'Get Free Quote',
  /**
   * The link under the footer's offer and at the end of Home. It differs from the header's button, whose name must be
   * unique.
   */
  quoteOfOffer: 'Get Quote',
  /** The bottom bar of small screens, left to right. */
  actionBar: {
    name: 'Call or chat',
    call: 'Call',
    chat: 'WhatsApp',
  },
} as const;

/** The chat-app link: its full name, and the greeting that begins the chat. */
export const chat = {
  name: 'Chat with us on WhatsApp',
  greeting: `Hello ${company.name}, I would like to know about your interior contracting services, projects and pricing.`,
  /** Returns the sentence after the greeting on a service's page. */
  lookingAt: (service: string) => `I am looking at ${service} on your site.`,
} as const;

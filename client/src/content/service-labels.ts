/** Words that all service pages share. */
export const serviceLabels = {
  back: { label: 'Back to services', href: '/services' },
  viewProjects: { label: 'View Projects', href: '/projects' },
  getQuote: 'Get Quote',
  /** The words above the stairs of choices. */
  laddersIntro: 'Lower costs less, higher costs more.',
  /** The word before the lowest of a page's prices. */
  from: 'From',
  projects: {
    title: 'Projects like yours',
    titleOfOne: 'A project like yours',
    all: { label: 'View All Projects', href: '/projects' },
  },
  specifications: {
    title: 'Kitchen Specifications',
    intro: 'Built like this, whatever you choose.',
  },
} as const;

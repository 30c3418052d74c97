/** Words that all service pages share. */
export const servicePages = {
  back: { label: 'All services', href: '/services' },
  viewProjects: { label: 'View Projects', href: '/projects' },
  getQuote: 'Get Quote',
  specifications: 'Kitchen Specifications',
  whyChooseUs: 'Why choose us',
} as const;

/** Words that all service pages share. */
export const servicePages = {
  back: { label: 'All services', href: '/services' },
  viewProjects: { label: 'View Projects', href: '/projects' },
  getQuote: 'Get Quote',
  projects: {
    title: 'Projects of this kind',
    titleOfOne: 'A project of this kind',
    all: { label: 'View All Projects', href: '/projects' },
  },
  specifications: 'Kitchen Specifications',
  whyChooseUs: 'Why choose us',
} as const;

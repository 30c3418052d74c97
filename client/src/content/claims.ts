/**
 * The company's claims about itself, as every page writes them (spec section 1). If you can prove a new figure,
 * change it here. If you cannot prove a figure, write ''. The build then names every text that has a gap.
 */
export const claims = {
  /** The number of projects. The next figures count clients, kitchens and offices. */
  projects: '500+',
  onTime: '98%',
  successRate: '98%',
  rating: '4.9/5',
  experts: '50+',
  referrals: '92%',
  repeatClients: '85%',
  certification: 'ISO 9001',
};

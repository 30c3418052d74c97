/**
 * What the company claims about itself, as every page writes it (spec section 1). Whoever can prove a new
 * figure changes it here. One that cannot be proved becomes '': the build then names every text that it leaves a gap in.
 */
export const claims = {
  /** Projects, and likewise clients, kitchens and offices built. */
  projects: '500+',
  onTime: '98%',
  successRate: '98%',
  rating: '4.9/5',
  experts: '50+',
  referrals: '92%',
  repeatClients: '85%',
  certification: 'ISO 9001',
};

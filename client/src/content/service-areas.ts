/** The cities the company works in, each with its region's code (spec section 9, "Region codes"). */
export const regionCodes: Readonly<Record<string, 'TG' | 'KA' | 'TN' | 'MH' | 'DL'>> = {
  Hyderabad: 'TG',
  Bangalore: 'KA',
  Chennai: 'TN',
  Mumbai: 'MH',
  Delhi: 'DL',
  Pune: 'MH',
};

import { company } from './company.ts';
import type { Company } from './company-shape.ts';

/** Returns true if the site's address or the company's email is not filled in yet. */
export const isPlaceholder = (address: string): boolean =>
  /(@|\/\/)(www\.)?example\./.test(address);

/** Returns the facts that the owner has not filled in yet, in plain words. */
export function placeholders(given: Company = company): string[] {
  const { phone, whatsapp, email, origin, address, geo, officeHours } = given;
  const noNumber = /0{5} ?0{5}/;
  const isOfficeKnown = Boolean(address.street && address.postalCode);
  const hours = officeHours.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  const { gstin, cin, isoCertificate, isoIssuer, ratingSource } = given.papers;
  const missing = [
    gstin === '' && 'GSTIN',
    cin === '' && 'CIN',
    isoCertificate === '' && 'number of the ISO certificate',
    isoIssuer === '' && 'issuer of the ISO certificate',
    ratingSource === '' && 'source of the rating',
  ].filter(Boolean);
  return [
    noNumber.test(phone) && `the phone number is still ${phone}`,
    noNumber.test(whatsapp) && `the WhatsApp number is still ${whatsapp}`,
    isPlaceholder(email) && `the email address is still ${email}`,
    isPlaceholder(origin) && `the site address is still ${origin}`,
    !isOfficeKnown && 'the street and the PIN code of the office are missing',
    // Without a street, the rest of the address is still the example's.
    !isOfficeKnown && address.area === 'Madhapur' && `the area is still ${address.area}`,
    !isOfficeKnown && hours === '09:00-19:00, 10:00-17:00' && `the office hours are still ${hours}`,
    geo.latitude === 17.4486 &&
      `the place on the map (geo) is still ${geo.latitude}, ${geo.longitude}`,
    missing.length > 0 && `papers that clients may check are missing: ${missing.join(', ')}`,
    !given.ownsPortfolio && 'the projects in client/src/content/projects.ts are still examples',
  ].filter((line) => line !== false);
}

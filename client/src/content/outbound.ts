import { company } from '#shared/company.ts';
import { toDial } from '#shared/phone.ts';

/** The links that leave the site (spec section 7, "Outbound links"). */
export const outbound = {
  call: `tel:${toDial(company.phone)}`,
  /** Opens a chat. A text may be added. */
  chat: `https://wa.me/${toDial(company.whatsapp)?.slice(1)}`,
  mail: `mailto:${company.email}`,
  map: company.mapsUrl,
} as const;

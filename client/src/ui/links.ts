import { chat } from '#client/content/navigation.ts';
import { company } from '#shared/company.ts';
import type { ProjectType } from '#shared/form-options.ts';

const digits = (phone: string) => phone.replace(/\D/g, '');

/** The links that leave the site (spec section 7, "Outbound links"). */
export const outbound = {
  call: `tel:+${digits(company.phone)}`,
  mail: `mailto:${company.email}`,
  map: company.mapsUrl,
} as const;

/** Opens a chat with a greeting, which says on a service's page that the visitor is looking at it. */
export const chatHref = (service?: string) => {
  const text = service ? `${chat.greeting} ${chat.lookingAt(service)}` : chat.greeting;
  return `https://wa.me/${digits(company.whatsapp)}?text=${encodeURIComponent(text)}`;
};

/** Attributes of a link that opens in a new tab without handing over this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The consultation form, its project type chosen where the page that leads there has one. */
export const quoteHref = (type?: ProjectType) => `/contact${type ? `?type=${type}` : ''}#form`;

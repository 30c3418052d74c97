import { chat } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';

export { outbound };

/** Opens a chat with a greeting, which says on a service's page that the visitor is looking at it. */
export const chatHref = (service?: string) => {
  const text = service ? `${chat.greeting} ${chat.lookingAt(service)}` : chat.greeting;
  return `${outbound.chat}?text=${encodeURIComponent(text)}`;
};

/** Attributes of a link that opens in a new tab without handing over this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Where every quote link and call to action leads (spec sections 1 and 2). */
export const quoteHref = '/contact';

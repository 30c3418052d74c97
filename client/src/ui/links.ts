import { chat } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';

/** Returns a link to a chat with a greeting. On a service's page the greeting names the service. */
export const chatHref = (service?: string) => {
  const text = service ? `${chat.greeting} ${chat.lookingAt(service)}` : chat.greeting;
  return `${outbound.chat}?text=${encodeURIComponent(text)}`;
};

/** Attributes of a link that opens a new tab without access to this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The path of every quote link and call to action (spec sections 1 and 2). */
export const quoteHref = '/contact';

import { type ServiceRow, serviceList, servicePath } from './service-list.ts';
import type { ServiceCard } from './types.ts';

/** The button of a card: a featured one, and any other (spec section 2, "Home"). */
export const serviceCardButtons = { featured: 'View Premium', other: 'Learn More' } as const;

const services = await Promise.all(
  serviceList.map(async (row: ServiceRow) => ({ row, service: await row.load() })),
);

/** The services grid of Home and /services: the cards of the services' own files, by their places. */
export const serviceCards: readonly ServiceCard[] = services
  .flatMap(({ row, service: { card, drawing, photo } }) => {
    if (!card) return [];
    const own = { title: row.name, href: servicePath(row), icon: drawing };
    return [{ ...own, ...(card.featured && { photo }), ...card }];
  })
  .sort((a, b) => a.place - b.place)
  .map(({ place: _, ...card }) => card);

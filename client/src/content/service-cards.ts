import { leastOf } from './price-range.ts';
import { serviceLabels } from './service-labels.ts';
import { loadServices, servicePath } from './service-list.ts';
import type { ServiceCard } from './types.ts';

/** The words on the button of a featured card and of any other card (spec section 2, "Home"). */
export const serviceCardButtons = { featured: 'View Premium', other: 'Learn More' } as const;

const services = await loadServices();

/** The cards of Home and /services, in the order of their positions. Each service's file has its card. */
export const serviceCards: readonly ServiceCard[] = services
  .flatMap(({ row, service: { card, drawing, photo, meta, projects } }) => {
    if (!card) return [];
    const own = { title: row.name, href: servicePath(row), icon: drawing };
    const least = leastOf(meta.service.prices);
    const [built] = projects ?? [];
    const price = least
      ? { of: serviceLabels.from, value: least }
      : built && { of: `${built.area}:`, value: built.value };
    return [{ ...own, ...(card.featured && { photo }), ...(price && { price }), ...card }];
  })
  .sort((a, b) => a.position - b.position)
  .map(({ position: _, ...card }) => card);

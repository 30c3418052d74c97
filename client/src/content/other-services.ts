import { leastOf } from './price-range.ts';
import { serviceLabels } from './service-labels.ts';
import { loadServices, servicePath } from './service-list.ts';
import type { DrawingName } from './types.ts';

/** A service without a card: its drawing, and its lowest price or else the first figure of its page. */
export interface OtherService {
  readonly title: string;
  readonly href: string;
  readonly icon: DrawingName;
  readonly fact: string;
}

const services = await loadServices();

/** The services without a card, in the order of their list. Home has no use for them, so they have their own file. */
export const otherServices: readonly OtherService[] = services.flatMap(({ row, service }) => {
  if (service.card) return [];
  const least = leastOf(service.meta.service.prices);
  const [first] = 'stats' in service ? service.stats : service.hero.highlights;
  return {
    title: row.name,
    href: servicePath(row),
    icon: service.drawing,
    fact: least ? `${serviceLabels.from} ${least}` : `${first?.figure} ${first?.label}`,
  };
});

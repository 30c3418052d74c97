import { isStock } from './photo-url.ts';
import { projects } from './projects.ts';
import { loadServices } from './service-list.ts';

const ofProjects = projects.flatMap(({ image }) => image ?? []);
const services = await loadServices();

/** True if any page shows a stock photograph. */
export const showsStock =
  ofProjects.some(isStock) || services.some(({ service }) => isStock(service.photo));

/** The words about photographs. "Built" is said of the company's own photographs only. */
export const photoLabels = {
  /** The sentence beneath the photographs of projects, if any is a stock photograph. */
  note: ofProjects.some(isStock)
    ? `${ofProjects.every(isStock) ? 'Photographs' : 'Some photographs'} show similar rooms, not these projects.`
    : null,
  /** Names the two buttons for assistive technology. */
  choice: 'Show the room as',
  drawn: 'Drawn',
  built: 'Built',
  photo: 'Photo',
  /** Follows "Photo" in the caption of each stock photograph that is not in a group. */
  ofSimilarRoom: ': a similar room',
} as const;

import { isOwn } from './photo-url.ts';
import { projects } from './projects.ts';
import { serviceList } from './service-list.ts';
import type { Photo } from './types.ts';

const isStock = (photo?: Photo) => photo !== undefined && !isOwn(photo);
const ofProjects = projects.some(({ image }) => isStock(image));
const services = await Promise.all(serviceList.map(({ load }) => load()));

/** Does any page show a photograph of the stock host? */
export const showsStock = ofProjects || services.some(({ photo }) => isStock(photo));

/** What is said about the photographs, wherever they stand between drawn walls. */
export const photoLabels = {
  /** Under the portfolio's, as long as any of them is a stock photograph. */
  note: ofProjects ? 'Photographs show similar rooms, not these projects.' : null,
  /** Names the two buttons for assistive technology. */
  choice: 'Show the room as',
  views: [
    { value: 'drawn', label: 'Drawn' },
    { value: 'built', label: 'Built' },
  ],
} as const;

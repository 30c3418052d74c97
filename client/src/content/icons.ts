import type { Crop } from './types.ts';

/** The position of each icon in the drawing `icons`, from left to right. */
const iconPlace = {
  quote: 0,
  plywood: 1,
  question: 2,
} as const;

export type IconName = keyof typeof iconPlace;

/** Returns the part of the drawing with an icon. */
export const iconCrop = (name: IconName): Crop => [200 * iconPlace[name] + 4, 0, 178, 107];

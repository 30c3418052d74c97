/* The geometry that all drawings share, in their units. A part of a drawing is x, y, width, height. */

/** The whole drawing. */
export const whole = [0, 0, 600, 400] as const;

/** An elevation from one end of its slabs to the other. */
export const slabToSlab = [32, 24, 536, 322] as const;

/** A plan with its outer walls. */
export const planOuter = [46, 22, 508, 328] as const;

/** A plan within its outer walls. */
export const planInside = [60, 36, 480, 300] as const;

/** The width of each floor and of each photograph, if its height is 1. */
export const floorShape = 8 / 5;

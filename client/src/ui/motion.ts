/** Returns true if the visitor wants less motion. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

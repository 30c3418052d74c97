/**
 * Multiplies promised times in a test, because a busy machine is slower. Code that breaks such a promise waits forever.
 * `npm run torture` measures the times themselves.
 */
export const slack = 3;

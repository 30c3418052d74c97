/**
 * How much longer a busy machine may take in a test than the time that is promised. What breaks such a
 * promise waits without end; `npm run torture` measures the times themselves.
 */
export const slack = process.env.VITEST ? 3 : 1;

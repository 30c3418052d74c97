/** The characters that the heading font's files hold; `node client/src/fonts/subset.mjs` makes them. */
export const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0–—‘’“”…·•×°²©`;

/** In files of their own, loaded by pages that need them. */
export const rupeeSign = '₹';

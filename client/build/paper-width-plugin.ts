import type { Plugin } from 'vite';

const phone = '@media screen and (width < 47.5rem)';

/**
 * Gives paper the layout of tablets (`md`), whatever margins the visitor chooses. A4 is 718 to 794 pixels wide between
 * its margins, so that some printed pages would have the layout of phones. Tailwind's own variants cannot say `print`
 * for both sides of a width.
 */
export const paperWidth: Plugin = {
  name: 'paper-width',
  // This is Tailwind's stage too, and this plugin comes after it.
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({
      code: code
        .replace(/@media not all and \((width ?>=|min-width:) ?47.5rem\)/g, phone)
        .replace(/@media \(width ?< ?47.5rem\)/g, phone)
        .replace(/@media \((width ?>=|min-width:) ?47.5rem\)/g, '@media print, (width >= 47.5rem)'),
      map: null,
    }),
  },
};

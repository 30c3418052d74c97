import { colors, svgLogo, svgPicture, toPng } from './svg-picture.ts';

/** Tells browsers the page's colour. */
export const themeColor = `<meta name="theme-color" content="${colors.sheet}">`;

/** Makes the logo's ink light if the browser is dark. */
export const faviconStyle = `svg{color:${colors.ink}}@media(prefers-color-scheme:dark){svg{color:${colors.sheet}}}`;

/** Shows the logo in the middle of a square. */
const favicon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><style>${faviconStyle}</style>`,
  `${svgLogo('width="38" height="38"')}</svg>`,
].join('');

/** Renders the logo as PNG, small enough that a round mask does not cut it. */
function icon(size: number): Buffer {
  const sheet = `<rect width="100%" height="100%" fill="${colors.sheet}"/>`;
  return toPng(svgPicture(size, size, sheet + svgLogo('x="19%" y="19%" width="62%" height="62%"')));
}

/** Makes the site's icons, by file name. */
export const iconFiles: Readonly<Record<string, () => string | Buffer>> = {
  'favicon.svg': () => favicon,
  // Some clients request this file although no page names it. They recognise a PNG by its first bytes.
  'favicon.ico': () => icon(32),
  'apple-touch-icon.png': () => icon(180),
  'icon-192.png': () => icon(192),
  'icon-512.png': () => icon(512),
};

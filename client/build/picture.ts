import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import tailwind from '../../tailwind.config.ts';
import { drawingMarkup } from './drawings-plugin.ts';

/*
 * Pictures of the built site (previews and icons), composed as SVG in the identity's colours and
 * type and rendered without a browser.
 */
export const { colors } = tailwind.theme;

const markFile = new URL('../src/drawings/mark.svg', import.meta.url);
const fontFile = (name: string) => fileURLToPath(new URL(`../src/fonts/${name}`, import.meta.url));
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [fontFile('anek-latin-600.ttf'), fontFile('anek-latin-600-ext.ttf')],
  },
};

const escapeXml = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One line of text in the heading face; x and y are where its baseline begins. */
export const line = (content: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${fill}">${escapeXml(content)}</text>`;

/** A picture of this size in pixels. */
export const picture = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Anek Latin" font-weight="600">${content}</svg>`;

const variables: Readonly<Record<string, string>> = { sheet: colors.sheet, wash: colors.canary };

/** Markup with its variables' values: not everything that shows SVG knows them. */
const withValues = (markup: string) =>
  markup.replace(
    /var\(--([\w-]+),([^)]*)\)/g,
    (_, name: string, fallback: string) => variables[name] ?? fallback,
  );

/** A drawing as part of a picture, in ink on the sheet; `place` says where, and which part of it, in attributes. */
export const inset = (drawing: string, place: string) =>
  `<svg ${place} color="${colors.ink}" fill="none" stroke="currentColor" stroke-linejoin="round">${withValues(drawingMarkup(drawing))}</svg>`;

/** The company's mark (drawings/mark.svg), as large as fits into the middle of a place, given in attributes. */
export const mark = (place: string) =>
  withValues(readFileSync(markFile, 'utf8')).replace(
    /^.*?<svg([^>]*)>/s,
    (_, own: string) =>
      `<svg ${place} color="${colors.ink}"${own.replace(/ (?:x|y|width|height)="[^"]*"/g, '')}>`,
  );

/** The width of a line of text in pixels; 0 for signs that the typeface lacks. */
export const widthOf = (content: string, size: number) =>
  new Resvg(picture(1, 1, line(content, 0, 0, size, colors.ink)), options).getBBox()?.width ?? 0;

/** Renders a picture that covers its whole ground. */
export function toPng(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, options).render();
  // Line drawings compress best without the format's row filters: half of the renderer's own bytes.
  const png = { compressionLevel: 9, adaptiveFiltering: false };
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(png)
    .toBuffer();
}

import { readFileSync } from 'node:fs';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { markupOf } from '#build/drawings.ts';
import { inProject } from '#server/launch/child.mjs';
import tailwind from '../../../tailwind.config.ts';

// Draws the previews and icons of the built site as SVG, and renders them without a browser.
export const { colors } = tailwind.theme;

const markFile = inProject('client/src/drawings/mark.svg');
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: [inProject('client/src/fonts/anek-latin-600.ttf')] },
};

const escapeXml = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns one line of text in the heading face. Its baseline begins at x and y. */
export const svgText = (content: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${fill}">` +
  `${escapeXml(content)}</text>`;

export const svgPicture = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}" font-family="Anek Latin" font-weight="600">${content}</svg>`;

/** Replaces the variables of markup by their values, because not every SVG renderer supports variables. */
const withValues = (markup: string) =>
  markup
    .replaceAll(/var\(--sheet,[^)]*\)/g, colors.sheet)
    .replaceAll(/var\(--wash,[^)]*\)/g, colors.canary)
    .replaceAll(/var\(--[\w-]+,([^)]*)\)/g, '$1');

/** Returns a drawing in ink as part of a picture. @param frame the attributes of its position and its view box */
export const svgDrawing = (drawing: string, frame: string) =>
  `<svg ${frame} color="${colors.ink}" fill="none" stroke="currentColor" stroke-linejoin="round">` +
  `${withValues(markupOf(drawing))}</svg>`;

/**
 * Returns the company's logo (drawings/mark.svg).
 *
 * @param frame the attributes of the rectangle in whose middle it is
 */
export const svgLogo = (frame: string) =>
  withValues(readFileSync(markFile, 'utf8')).replace(
    /^.*?<svg([^>]*)>/s,
    (_, attributes: string) =>
      `<svg ${frame} color="${colors.ink}"${attributes.replace(/ (?:x|y|width|height)="[^"]*"/g, '')}>`,
  );

/** Returns the width of a line of text in pixels. */
export const textWidth = (content: string, size: number) =>
  new Resvg(svgPicture(1, 1, svgText(content, 0, 0, size, colors.ink)), options).getBBox()?.width ??
  0;

export const toPng = (svg: string): Buffer => new Resvg(svg, options).render().asPng();

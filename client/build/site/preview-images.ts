import sharp from 'sharp';
import type { DrawingName } from '#client/content/types.ts';
import { previewTitle } from '#client/head/head.ts';
import { previewImagePath } from '#client/head/urls.ts';
import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';
import { whole } from '#shared/drawing-geometry.ts';
import {
  colors,
  svgDrawing,
  svgLogo,
  svgPicture,
  svgText,
  textWidth,
  toPng,
} from './svg-picture.ts';

const width = 1200;
const height = 630;
const margin = 64;
/** The upper edge of the ink band at the foot, in pixels. */
const foot = 566;

/** The position of the drawing, the last baseline of the title, and the room that the title has. */
const layouts = {
  /** The last line of the title is on the elevation's floor. */
  elevation: {
    title: { width: 450, lines: 5, largest: 72, baseline: 498 },
    drawing: `x="524" y="128" width="660" height="440" viewBox="${whole.join(' ')}"`,
  },
  /** The long section drawing goes from edge to edge. Its floor is the band of ink. */
  long: {
    title: { width: width - 2 * margin, lines: 1, largest: 92, baseline: 256 },
    drawing: `y="${foot - 254}" width="1200" height="254" viewBox="0 10 1560 330"`,
  },
};

/**
 * Breaks a text into lines of at most `most` pixels. A single word may be wider. A number stays on the line of the
 * word that it counts.
 */
function breakLines(text: string, most: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<!\b[\d-]+) /)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a title's lines in the largest size that fits. */
function setTitle(title: string, room: { width: number; lines: number; largest: number }) {
  for (let size = room.largest; ; size -= 4) {
    const lines = breakLines(title, room.width, size);
    const isFitting = lines.every((text) => textWidth(text, size) <= room.width);
    if (lines.length <= room.lines && isFitting) return { lines, size };
  }
}

/** Returns the preview as SVG: logo and name, title and drawing, above a band of ink. */
export function drawPreview(title: string, drawing: DrawingName): string {
  const layout = drawing === 'section-long' ? layouts.long : layouts.elevation;
  const { lines, size } = setTitle(title, layout.title);
  const first = layout.title.baseline - (lines.length - 1) * size;
  return svgPicture(
    width,
    height,
    [
      `<rect width="100%" height="100%" fill="${colors.sheet}"/>`,
      svgLogo(`x="${margin}" y="56" width="53.2" height="47.6"`),
      svgText(company.name, 134, 92, 36, colors.ink),
      ...lines.map((text, i) => svgText(text, margin, first + i * size, size, colors.ink)),
      svgDrawing(drawing, layout.drawing),
      `<rect y="${foot}" width="100%" height="100%" fill="${colors.ink}"/>`,
      svgText(company.description, margin, 606, 26, colors.sheet),
    ].join(''),
  );
}

/**
 * Makes the preview image of each page (PNG, 1200 by 630 pixels). Returns them by file name.
 *
 * @param pages by their paths
 */
export async function previewImages(pages: ReadonlyMap<string, Page>) {
  const files: Record<string, Buffer> = {};
  for (const [path, { meta, drawing }] of pages) {
    const png = toPng(drawPreview(previewTitle(meta), drawing));
    // The palette halves the file.
    files[previewImagePath(path).slice(1)] = await sharp(png).png({ palette: true }).toBuffer();
  }
  return files;
}

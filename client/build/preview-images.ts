import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DrawingName } from '#client/content/types.ts';
import { previewTitle } from '#client/head/head.ts';
import { previewImagePath } from '#client/head/urls.ts';
import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';
import { colors, inset, line, mark, picture, toPng, widthOf } from './picture.ts';

const width = 1200;
const height = 630;
const margin = 64;
/** Where the ink band at the foot begins. */
const foot = 566;
/** Chat apps leave out heavier images. */
const mostBytes = 100_000;

/** Where title and drawing stand: the title's last baseline, and the room it has. */
const layouts = {
  /** The last line of the title stands on the elevation's floor. */
  elevation: {
    title: { width: 450, lines: 5, largest: 72, baseline: 498 },
    drawing: { x: 524, y: 128, width: 660, height: 440, viewBox: '0 0 600 400' },
  },
  /** The long section runs from edge to edge; its floor is the band of ink. */
  long: {
    title: { width: width - 2 * margin, lines: 1, largest: 92, baseline: 256 },
    drawing: { x: 0, y: foot - 254, width, height: 254, viewBox: '0 10 1560 330' },
  },
};

/**
 * Breaks a text into lines at most `most` pixels wide; a single word may be wider. A number stays
 * with what it counts.
 */
function breakLines(text: string, most: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<!\b[\d-]+) /)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The smallest size that can still be read in a chat. */
const smallest = 48;

/**
 * The largest setting of a title that fits, its lines of about the same length; one that never fits
 * is cut.
 */
function setTitle(title: string, room: (typeof layouts)['elevation']['title']) {
  for (let size = room.largest; size >= smallest; size -= 4) {
    let lines = breakLines(title, room.width, size);
    if (lines.length > room.lines || lines.some((text) => widthOf(text, size) > room.width))
      continue;
    for (let most = room.width - 20; most > 0; most -= 20) {
      const narrower = breakLines(title, most, size);
      if (narrower.length > lines.length) break;
      lines = narrower;
    }
    return { lines, size, isCut: false };
  }
  const lines = breakLines(title, room.width, smallest).slice(0, room.lines);
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)} …`], size: smallest, isCut: true };
}

const layoutOf = (drawing: DrawingName) =>
  layouts[drawing === 'section-long' ? 'long' : 'elevation'];

/** What is wrong with a page's preview image, for the page's author. */
export function previewFaults({ meta, drawing }: Page): string[] {
  const title = previewTitle(meta);
  const shown = [company.name, company.description, title].join('');
  const missing = [...new Set(shown)].filter((sign) => /[^\s!-~]/.test(sign) && !widthOf(sign, 20));
  return [
    ...(setTitle(title, layoutOf(drawing).title).isCut
      ? [`the preview image has no room for the title "${title}"`]
      : []),
    ...(missing.length > 0
      ? [`the preview image leaves out ${missing.join(' ')}: its typeface has Latin letters alone`]
      : []),
  ];
}

/** The preview as SVG: mark and name, title and drawing on the sheet, above a band of ink. */
export function drawPreview(title: string, drawing: DrawingName): string {
  const layout = layoutOf(drawing);
  const { lines, size } = setTitle(title, layout.title);
  const first = layout.title.baseline - (lines.length - 1) * size;
  return picture(
    width,
    height,
    [
      `<rect width="100%" height="100%" fill="${colors.sheet}"/>`,
      mark(margin, 56, 53.2, 47.6),
      line(company.name, 134, 92, 36, colors.ink),
      ...lines.map((text, i) => line(text, margin, first + i * size, size, colors.ink)),
      inset(drawing, layout.drawing),
      `<rect y="${foot}" width="100%" height="100%" fill="${colors.ink}"/>`,
      line(company.description, margin, 606, 26, colors.sheet),
    ].join(''),
  );
}

/**
 * Makes the preview image of every page (1200 x 630 px, PNG) into the built site.
 *
 * @throws if one is heavier than chat apps accept
 */
export async function writePreviewImages(site: string, pages: ReadonlyMap<string, Page>) {
  await mkdir(join(site, dirname(previewImagePath('/'))), { recursive: true });
  for (const [path, { meta, drawing }] of pages) {
    const png = await toPng(drawPreview(previewTitle(meta), drawing));
    const file = previewImagePath(path);
    if (png.length > mostBytes) throw new Error(`${file} has ${png.length} bytes`);
    await writeFile(join(site, file), png);
  }
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { heightToWidth, ownPhotoName, ownPhotoPath } from '#client/content/photo-url.ts';
import { OwnerError, warn } from './warn.ts';

const folder = fileURLToPath(new URL('../photos/', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.photos/', import.meta.url));

const addressOf = /(\/photos\/[\w.~-]+)-(\d+)\.webp/;
/** A frame is up to 500 pixels wide, on most screens of twice the density or more. */
const leastWidth = 800;

/**
 * One of the company's own photographs as a page asks for it, such as "/photos/kitchen.jpg-800.webp":
 * cut to the frame, in that width, upright, and without what the camera noted. A picture made once is
 * kept in node_modules.
 *
 * @param photos where the pictures are; default: client/photos
 * @throws Error when the picture is not there, or cannot be read
 */
export async function makePhoto(address: string, photos = folder): Promise<Buffer> {
  const [, path = '', width] = addressOf.exec(address) ?? [];
  const file = (await readdir(photos)).find((name) => ownPhotoPath(name) === path);
  if (!file) throw new OwnerError(`client/photos holds no picture "${ownPhotoName(path)}"`);
  const source = await readFile(join(photos, file));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const kept = join(cache, `${hash}-${width}.webp`);
  try {
    const picture = sharp(source);
    const { autoOrient } = await picture.metadata();
    const cut = Math.floor(Math.min(autoOrient.width, autoOrient.height / heightToWidth));
    if (cut < leastWidth && width === '400')
      warn(
        `client/photos/${file} fills ${cut} pixels of its frame's width: it needs ${leastWidth}, better 1200.`,
      );
    if (existsSync(kept)) return await readFile(kept);
    const size = { width: Number(width), height: Math.round(Number(width) * heightToWidth) };
    const made = await picture
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 75 })
      .toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(kept, made);
    return made;
  } catch (cause) {
    const { message } = cause as Error;
    const reason = /\.hei[cf]$/i.test(file)
      ? 'is HEIC, as iPhones save photographs, which needs a decoder under licence: export it as JPEG (on a Mac open it in Preview, File > Export; on an iPhone choose Settings > Camera > Formats > Most Compatible)'
      : `cannot be read (${message}): save it as JPEG, PNG, WebP or AVIF`;
    throw new OwnerError(`client/photos/${file} ${reason}.`, { cause });
  }
}

/**
 * The photographs that pages name, by their file names.
 *
 * @param pages as HTML, by their file names
 * @throws OwnerError naming the picture that is not there, or cannot be read
 */
export async function photoFiles(pages: Readonly<Record<string, string>>, photos = folder) {
  const files: Record<string, Buffer> = {};
  for (const html of Object.values(pages))
    for (const [address] of html.matchAll(new RegExp(addressOf, 'g')))
      files[address.slice(1)] ??= await makePhoto(address, photos);
  return files;
}

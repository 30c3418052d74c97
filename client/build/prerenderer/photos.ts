import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { heightToWidth, ownPhotoName, ownPhotoPath } from '#client/content/photo-url.ts';
import { inProject } from '#server/launch/child.mjs';
import { OwnerError } from './owner-error.ts';

const folder = inProject('client/photos');
const cache = inProject('node_modules/.photos');

const photoAddress = /(\/photos\/[\w.~-]+)-(\d+)\.webp/;
/** A frame is up to 500 pixels wide. Most screens have at least twice that density. */
const leastWidth = 800;
const webp = { quality: 75 };

/**
 * Makes one of the company's own photographs for an address such as "/photos/kitchen.jpg-800.webp". It is
 * cut to the frame, in that width, upright, and without the camera's data. Keeps the result in node_modules. The warning
 * is undefined for a photograph that fills its frame.
 *
 * @param photos the folder of the pictures, by default client/photos
 * @throws OwnerError if the picture is missing or cannot be read
 */
export async function makePhoto(address: string, photos = folder) {
  const [, path = '', digits] = photoAddress.exec(address) ?? [];
  const file = (await readdir(photos)).find((name) => ownPhotoPath(name) === path);
  if (!file) throw new OwnerError(`client/photos holds no picture "${ownPhotoName(path)}"`);
  const source = await readFile(join(photos, file));
  const width = Number(digits);
  const height = Math.round(width * heightToWidth);
  const frame = { width, height, fit: 'cover', position: sharp.strategy.attention } as const;
  // A changed setting makes the photograph again.
  const settings = JSON.stringify([frame, webp]);
  const hash = createHash('sha256').update(source).update(settings).digest('hex').slice(0, 16);
  const cached = join(cache, `${hash}.webp`);
  let made: Buffer;
  let warning: string | undefined;
  try {
    const picture = sharp(source);
    const { autoOrient } = await picture.metadata();
    const shownWidth = Math.floor(Math.min(autoOrient.width, autoOrient.height / heightToWidth));
    if (shownWidth < leastWidth)
      warning = `client/photos/${file} fills ${shownWidth} pixels of its frame's width: it needs ${leastWidth}, better 1200.`;
    if (existsSync(cached)) return { photo: await readFile(cached), warning };
    made = await picture.autoOrient().resize(frame).webp(webp).toBuffer();
  } catch (cause) {
    const { message } = cause as Error;
    const reason = /\.hei[cf]$/i.test(file)
      ? 'is HEIC, as iPhones save photographs, which needs a decoder under licence: export it as JPEG (on a Mac open it in Preview, File > Export; on an iPhone choose Settings > Camera > Formats > Most Compatible)'
      : `cannot be read (${message}): save it as JPEG, PNG, WebP or AVIF`;
    throw new OwnerError(`client/photos/${file} ${reason}.`, { cause });
  }
  await mkdir(cache, { recursive: true });
  // A build that is killed here leaves no part of a picture under its name.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, cached);
  return { photo: made, warning };
}

/**
 * Makes the photographs that pages name, several at the same time. Returns them by file name, and the warnings.
 *
 * @param pages as HTML
 * @throws OwnerError naming a picture that is missing or cannot be read
 */
export async function photoFiles(pages: readonly string[], photos = folder) {
  const addresses = pages.flatMap((html) => html.match(new RegExp(photoAddress, 'g')) ?? []);
  // Each picture is in memory as a whole, so that only as many are made together as there are processors.
  const queue = new PQueue({ concurrency: availableParallelism() });
  const made = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      name: address.slice(1),
      ...(await queue.add(() => makePhoto(address, photos))),
    })),
  );
  return {
    files: Object.fromEntries(made.map(({ name, photo }) => [name, photo])),
    warnings: made.flatMap(({ warning }) => warning ?? []),
  };
}

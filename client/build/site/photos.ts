import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { OwnerError } from '#build/owner-error.ts';
import { heightToWidth, ownPhotoName, ownPhotoPath } from '#client/content/photo-url.ts';
import { inProject } from '#server/launch/child.mjs';

const folder = inProject('client/photos');

export const photoAddress = /^(\/photos\/[\w.~-]+)-(\d+)\.webp$/;
/** A frame is up to 500 pixels wide. Most screens have at least twice that density. */
const leastWidth = 800;

/**
 * Makes one of the company's own photographs for an address such as "/photos/kitchen.jpg-800.webp". It is cut to the
 * frame, in that width, upright, and without the camera's data. The warning is undefined for a photograph that fills
 * its frame.
 *
 * @param photos the folder of the pictures, by default client/photos
 * @throws OwnerError if the picture is missing or cannot be read
 */
export async function makePhoto(address: string, photos = folder) {
  const [, path = '', digits] = photoAddress.exec(address) ?? [];
  const file = (await readdir(photos)).find((name) => ownPhotoPath(name) === path);
  if (!file) throw new OwnerError(`client/photos holds no picture "${ownPhotoName(path)}"`);
  const width = Number(digits);
  const height = Math.round(width * heightToWidth);
  try {
    const picture = sharp(join(photos, file)).autoOrient();
    const { autoOrient } = await picture.metadata();
    const shownWidth = Math.floor(Math.min(autoOrient.width, autoOrient.height / heightToWidth));
    const warning =
      shownWidth < leastWidth
        ? `client/photos/${file} fills ${shownWidth} pixels of its frame's width: it needs ${leastWidth}, better 1200.`
        : undefined;
    const frame = picture.resize({ width, height, position: sharp.strategy.attention });
    return { photo: await frame.webp({ quality: 75 }).toBuffer(), warning };
  } catch (cause) {
    const { message } = cause as Error;
    // iPhones and chat apps may call a HEIC file .jpg. AVIF files have the same errors.
    const isHeic = /\.hei[cf]$/i.test(file) || (/heif/i.test(message) && !/\.avif$/i.test(file));
    const reason = isHeic
      ? 'is HEIC, as iPhones save photographs: export it as JPEG (client/photos/README.md says how)'
      : `cannot be read (${message}): save it as JPEG, PNG, WebP or AVIF`;
    throw new OwnerError(`client/photos/${file} ${reason}.`, { cause });
  }
}

/**
 * Makes the photographs of these addresses. Returns them by file name, and the warnings. Sharp works on as many at the
 * same time as Node has threads for it.
 *
 * @throws OwnerError naming a picture that is missing or cannot be read
 */
export async function photoFiles(addresses: ReadonlySet<string>, photos = folder) {
  const made = await Promise.all(
    [...addresses].map(async (address) => ({
      name: address.slice(1),
      ...(await makePhoto(address, photos)),
    })),
  );
  return {
    files: Object.fromEntries(made.map(({ name, photo }) => [name, photo])),
    warnings: made.flatMap(({ warning }) => warning ?? []),
  };
}

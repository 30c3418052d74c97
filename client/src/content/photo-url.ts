import { floorShape } from '#shared/drawing-geometry.ts';
import type { Photo } from './types.ts';

/** The host of stock photographs, which the pages' policy allows while they show one. */
export const stockHost = 'https://images.unsplash.com';

/** Photographs are cut to the room between the drawn walls. */
export const heightToWidth = 1 / floorShape;

/** Returns true if the photograph has a stock photograph's id, such as "photo-1497366216548-37526070297c". */
export const isStock = ({ id }: Photo): boolean => /^photo-[\w-]+$/.test(id);

/** Returns the address of a file in client/photos, whatever its name, without the width and ".webp". */
export const ownPhotoPath = (file: string): string =>
  `/photos/${file.normalize().replace(/[^\w.-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`)}`;

/** Returns the file's name from this address. */
export const ownPhotoName = (path: string): string =>
  path
    .slice('/photos/'.length)
    .replace(/~(\w+)~/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 36)));

/**
 * Returns the address of a photograph, cut to the frame, at a width in pixels. It is on this site or on the stock
 * host.
 */
export const photoUrl = (photo: Photo, width: number): string =>
  isStock(photo)
    ? `${stockHost}/${photo.id}?auto=format&fit=crop&w=${width}&h=${width * heightToWidth}&q=75`
    : `${ownPhotoPath(photo.id)}-${width}.webp`;

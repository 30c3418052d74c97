import { company } from '#shared/company.ts';

/** The absolute address of a path of this site, the one form it is known by. */
export const canonicalUrl = (path: string) => company.origin + path;

/** Where the preview image of a page's path stands on this site; made at build. */
export const previewImagePath = (path: string) =>
  `/previews/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

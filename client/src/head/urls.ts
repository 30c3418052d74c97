import { company } from '#shared/company.ts';

/** Returns the absolute address of a path of this site, as canonical links name it. */
export const canonicalUrl = (path: string) => company.origin + path;

/** Returns the path of a page's preview image, which the build makes. */
export const previewImagePath = (path: string) =>
  `/previews/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

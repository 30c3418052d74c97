import { buildIfStale } from '#server/launch/build.mjs';
import { isShort } from './site.ts';

/** Builds the site before `npm run torture`. */
export default async function buildSite(): Promise<void> {
  if (!isShort) await buildIfStale();
}

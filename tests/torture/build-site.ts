import { buildIfStale } from '#server/launch/build.mjs';
import { isShort } from './site.ts';

/** Builds the site before `npm run torture`. BUILT_SITE=folder tests the build in that folder. */
export default async function buildSite(): Promise<void> {
  if (!isShort && !process.env.BUILT_SITE) await buildIfStale();
}

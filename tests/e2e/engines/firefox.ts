import { join } from 'node:path';

/** Returns how Playwright starts the Firefox that FIREFOX_PATH names. */
export const firefoxLaunch = () => ({
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox.mjs'),
});

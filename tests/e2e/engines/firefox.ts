import { join } from 'node:path';

/** Returns the settings with which Playwright starts the Firefox in FIREFOX_PATH. */
export const firefoxLaunch = () => ({
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox.mjs'),
});

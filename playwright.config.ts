import { join } from 'node:path';
import { defineConfig, type PlaywrightTestProject } from 'playwright/test';
import { browserArguments, findBrowser, findPrograms } from './tests/support/browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No browser found: run npm test, which installs one.');

const projects: PlaywrightTestProject[] = [
  {
    name: 'chromium',
    testIgnore: '**/engines/**',
    use: { launchOptions: { executablePath, args: browserArguments } },
  },
];
// What can be wrong in one engine alone is tried in those that are installed as well:
// apt-get install firefox-esr webkit2gtk-driver xvfb
const [firefox] = findPrograms('firefox-esr', 'firefox');
if (firefox) {
  process.env.FIREFOX_PATH = firefox;
  const launchOptions = {
    executablePath: join(import.meta.dirname, 'tests/e2e/engines/firefox.mjs'),
  };
  projects.push({
    name: 'firefox',
    grep: /@engines/,
    use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions },
  });
}
const hasScreen = process.env.DISPLAY || findPrograms('Xvfb').length > 0;
if (hasScreen && findPrograms('WebKitWebDriver').length > 0)
  // First: one browser for all its tests, it would be the last to end.
  projects.unshift({ name: 'webkit', testMatch: '**/engines/webkit.spec.ts' });

/** End-to-end tests: real browsers against the production build and its embedded database. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-site.ts',
  fullyParallel: true,
  workers: 3,
  // A busy machine delays a frame or a browser's start now and then. What passes only then is named as flaky.
  retries: 1,
  forbidOnly: true,
  // A slow machine must not fail a test.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  projects,
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording costs a tenth of the time: npm test -- e2e --trace=retain-on-failure
    trace: 'off',
  },
});

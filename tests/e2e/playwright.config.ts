import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../support/browser.mjs';

const executablePath = await findBrowser();
if (!executablePath) throw new Error('No browser found: run npm test, which installs one.');

/** End-to-end tests: a real browser against the production build and its embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A slow machine must not fail a test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording costs a tenth of the time: npm test -- e2e --trace=retain-on-failure
    trace: 'off',
  },
});

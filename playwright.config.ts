import { defineConfig, type PlaywrightTestProject } from 'playwright/test';
import { findUnusable, firefoxLaunch } from './tests/e2e/engines/optional.ts';
import { browserArguments, findBrowser } from './tests/support/browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No browser found: run npm test, which installs one.');

const unusable = await findUnusable();

/**
 * Switches off the suggestions of Chromium's address bar, which loads two pages of its own for each test: half of the
 * work of a short test. Chromium reads only the last list, so it has the features that Playwright switches off, too.
 */
const withoutSuggestions = `--disable-features=${[
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'PreconnectToSearch'],
  ...['PaintHolding', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'MediaRouter'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying'],
]}`;

const inChromium = {
  launchOptions: { executablePath, args: [...browserArguments, withoutSuggestions] },
};

const projects: Record<string, PlaywrightTestProject> = {
  // These projects are first, because one browser or one server runs all tests of each, and they would end last.
  webkit: { testMatch: '**/engines/webkit.spec.ts' },
  development: { testMatch: '**/development.spec.ts', use: inChromium },
  // Runs the tests of features that differ between engines.
  firefox: {
    grep: /@engines/,
    workers: 1,
    use: {
      browserName: 'firefox',
      channel: firefoxLaunch.channel,
      launchOptions: { executablePath: firefoxLaunch.executablePath },
    },
  },
  chromium: { testIgnore: ['**/engines/**', '**/development.spec.ts'], use: inChromium },
};

/** End-to-end tests: real browsers against the production build and its embedded database. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-site.ts',
  fullyParallel: true,
  // Tests wait for the browser half of the time, so two processors have work for four.
  workers: 4,
  // A busy machine sometimes delays a frame or a browser's start. The report names such a test as flaky.
  retries: 1,
  forbidOnly: true,
  // The limits are long, because a slow machine must not fail a test.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  projects: Object.entries(projects)
    .filter(([name]) => !unusable.has(name))
    .map(([name, project]) => ({ name, ...project })),
  // tests/run.mjs prints it in its closing lines.
  metadata: { unusable: Object.fromEntries(unusable) },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording costs a tenth of the time: npm test -- e2e --trace=retain-on-failure
    trace: 'off',
  },
});

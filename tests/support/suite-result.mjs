import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} SuiteResult counts of tests
 */

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A check that is one yes or no, like the types or the build.
 *
 * @param {number} code its exit code
 * @returns {SuiteResult}
 */
export function checkResult(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Counts from Vitest's JSON report. A file that could not be loaded has no tests in it and is one
 * failure; a runner that failed without a failed test (it crashed, found nothing to run, or saw an
 * unhandled error) is one failure.
 *
 * @param {string} file the report; it may be missing
 * @param {number} code the runner's exit code
 * @returns {SuiteResult}
 */
export function vitestResult(file, code) {
  const report = existsSync(file) ? readJson(file) : undefined;
  const result = { passed: 0, failed: 0, skipped: 0 };
  if (report) {
    result.passed = report.numPassedTests;
    result.skipped = report.numPendingTests + report.numTodoTests;
    result.failed =
      report.numFailedTests +
      report.testResults.filter(
        (/** @type {{ status: string, assertionResults: unknown[] }} */ testFile) =>
          testFile.status === 'failed' && testFile.assertionResults.length === 0,
      ).length;
  }
  return withCrash(result, code);
}

/**
 * Counts from Playwright's JSON report; a crash is one failure, and so is a test that only passed
 * when it was tried again.
 *
 * @param {string} file the report; it may be missing
 * @param {number} code the runner's exit code
 * @returns {SuiteResult}
 */
export function playwrightResult(file, code) {
  const stats = existsSync(file) ? readJson(file)?.stats : undefined;
  const result = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
  return withCrash(result, code);
}

/**
 * @param {SuiteResult} result
 * @param {number} code
 * @returns {SuiteResult}
 */
function withCrash(result, code) {
  const nothingRan = result.passed + result.failed === 0;
  return (code !== 0 || nothingRan) && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/**
 * The last line of a run: "N passed, N failed", and what was skipped if anything was.
 *
 * @param {SuiteResult} total
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {readonly SuiteResult[]} results
 * @returns {SuiteResult}
 */
export function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

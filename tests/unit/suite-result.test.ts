import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkResult,
  lastLine,
  playwrightResult,
  sum,
  vitestResult,
} from '#tests/support/suite-result.mjs';

function reportFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitestReport = (counts: object) =>
  reportFile({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...counts,
  });

test('a Vitest report is counted by its tests', () => {
  const file = vitestReport({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  expect(vitestResult(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

test('a test file that could not be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  const file = vitestReport({ numPassedTests: 7, testResults });
  expect(vitestResult(file, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('a runner that fails though every test passed is a failure', () => {
  expect(vitestResult(vitestReport({ numPassedTests: 7 }), 1)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  });
});

test('a runner that leaves no report, or half of one, is a failure', () => {
  expect(vitestResult('/does/not/exist', 0)).toEqual(checkResult(1));
  expect(playwrightResult(reportFile('{"stats":'), 0)).toEqual(checkResult(1));
});

test('a suite in which nothing ran is a failure', () => {
  expect(vitestResult(vitestReport({}), 0)).toEqual(checkResult(1));
});

test('a Playwright test that only passed on a second try is a failure', () => {
  const file = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightResult(file, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('the last line says what passed and failed, and what was skipped only if anything was', () => {
  const total = sum([checkResult(0), checkResult(1), { passed: 3, failed: 0, skipped: 0 }]);
  expect(lastLine(total)).toBe('4 passed, 1 failed');
  expect(lastLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

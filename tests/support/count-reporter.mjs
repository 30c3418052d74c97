import { appendFileSync } from 'node:fs';

/** Notes how each test ended, for the last line of `npm test`: a reporter for Vitest and for Playwright. */
export default class CountReporter {
  /** @param {import('vitest/node').TestCase} test Vitest */
  onTestCaseResult(test) {
    this.#note(test.result().state);
  }

  /** @param {import('playwright/types/testReporter').TestCase} test Playwright */
  onTestEnd(test) {
    this.#note(test.outcome());
  }

  /** @param {string} outcome */
  #note(outcome) {
    appendFileSync(process.env.TEST_OUTCOMES ?? '', `${outcome}\n`);
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, type Page } from 'playwright/test';

const standard = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Checks all rules of WCAG 2.2 AA and axe's best practices, including those that axe skips by default. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without this, axe opens another page for frames, and there are none.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
        'css-orientation-lock': { enabled: true },
        'table-fake-caption': { enabled: true },
        'td-has-header': { enabled: true },
      },
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  expect(found, state).toEqual([]);
}

/** Checks the document, as it is now, against the HTML standard. */
export async function expectValid(page: Page, state: string): Promise<void> {
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  const { results } = await standard.validateString(`<!doctype html>${markup}`);
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  expect(invalid, state).toEqual([]);
}

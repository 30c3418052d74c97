import { expect, onTestFinished, type TestContext } from 'vitest';
import { sourceSite } from '#tests/support/built-site.ts';
import type { PartContext, PartResult } from './part.ts';
import { Scope } from './scope.ts';

/** Runs a part of the fault suite as a test, on the server's source; its problems fail the test. */
export async function runShort(
  test: TestContext,
  part: (context: PartContext) => Promise<PartResult>,
): Promise<void> {
  const scope = new Scope();
  onTestFinished(() => scope.close(), 60_000);
  const result = await part({ site: sourceSite, scope });
  test.skip(result.skipped !== undefined, result.skipped);
  expect(result.problems, result.notes.join('\n')).toEqual([]);
}

import { expect, onTestFinished, test } from 'vitest';
import type { PartContext, PartResult } from '#tests/torture/part.ts';
import { Scope } from '#tests/torture/scope.ts';
import { sourceSite } from './built-site.ts';

/**
 * Tests a part of the fault suite (npm run torture) in a short form. It is skipped if the part needs Linux to find
 * processes, or root to mount a small disk.
 */
export function testPart(promise: string, run: (part: PartContext) => Promise<PartResult>): void {
  test(promise, async ({ skip }) => {
    const scope = new Scope();
    onTestFinished(() => scope.close(), 60_000);
    const { skipped, problems, notes } = await run({ site: sourceSite, scope });
    skip(skipped !== undefined, skipped);
    expect(problems, notes.join('\n')).toEqual([]);
  });
}

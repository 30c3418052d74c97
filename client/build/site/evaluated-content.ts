import { isDeepStrictEqual } from 'node:util';
import { endBuildOn } from '#build/owner-error.ts';
import * as consent from '#client/consent/consent.ts';
import { asksConsent } from '#client/content/consent.ts';
import { checkContent } from './content-checks.ts';
import { contentExports } from './content-exports.ts';
import { textFaults } from './text-checks.ts';

/** Returns true if JSON can hold a value as it is, without a function, a date or a missing part. */
const isData = (value: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);

/** Returns the exports of a content file as code without a computation, or null if JSON cannot hold one of them. */
export function toLiterals(exported: Readonly<Record<string, unknown>>): string | null {
  const all = Object.entries(exported);
  if (all.length === 0 || !all.every(([, value]) => isData(value))) return null;
  return all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}

/**
 * Checks facts and content. Returns the code that the bundles take in place of each content file. If a list is derived
 * from another one, visitors then download neither the other list nor the code that derives it.
 *
 * @throws OwnerError naming each fault
 */
export function evaluateContent(): Map<string, string> {
  checkContent();
  endBuildOn(textFaults(contentExports));
  const evaluated = new Map<string, string>();
  for (const [file, exported] of contentExports) {
    const literals = toLiterals(exported);
    if (literals !== null) evaluated.set(file, literals);
  }
  // Without tags of ad systems, visitors download neither their code nor the styles of the notice.
  if (!asksConsent) {
    const nothing = Object.keys(consent).map((name) => `export const ${name} = undefined;`);
    evaluated.set('client/src/consent/consent.ts', nothing.join('\n'));
  }
  return evaluated;
}

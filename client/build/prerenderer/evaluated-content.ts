import { contentFaults } from './content-faults.ts';
import { OwnerError } from './owner-error.ts';

/**
 * Returns true if `value` can be written as JSON, and false if it is or contains a function.
 *
 * @throws OwnerError with the path of a value that neither JSON nor a page can hold
 */
function isData(value: unknown, path: string): boolean {
  if (typeof value === 'function') return false;
  if (value === null || /string|boolean/.test(typeof value) || Number.isFinite(value)) return true;
  const { name } = Object(value).constructor;
  if (typeof value !== 'object' || (name !== 'Object' && name !== 'Array')) {
    const what = typeof value === 'object' ? `a ${name}` : String(value);
    throw new OwnerError(`${path} is ${what}, which content cannot hold: write a text or a number`);
  }
  // Checks all entries, because a wrong value may follow a function.
  return Object.entries(value)
    .map(([key, part]) => isData(part, `${path}.${key}`))
    .every(Boolean);
}

/**
 * Returns the exports of a content file as code without a computation. Returns null if they contain a function, so
 * that the file stays code.
 *
 * @throws OwnerError naming the file and the path of a value that content cannot hold
 */
export function toLiterals(file: string, exported: Readonly<Record<string, unknown>>) {
  const all = Object.entries(exported);
  const held = all.map(([name, value]) => isData(value, `${file}: ${name}`));
  if (all.length === 0 || !held.every(Boolean)) return null;
  return all.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}

/**
 * Checks facts and content. Returns the code of each file that the other bundles take in place of its source. If a list is
 * derived from another one, visitors then download neither the other list nor the code that derives it.
 *
 * @throws OwnerError naming each fault, or a value that content cannot hold
 */
export async function evaluateContent(): Promise<Map<string, string>> {
  const faults = await contentFaults();
  if (faults.length > 0) throw new OwnerError(faults.join('\n'));
  // Wrong facts may break these modules.
  const { contentExports } = await import('./content-exports.ts');
  const { asksConsent } = await import('#client/content/consent.ts');
  const consent = await import('#client/consent/consent.ts');

  const evaluated = new Map<string, string>();
  for (const [file, exported] of contentExports) {
    const literals = toLiterals(file, exported);
    if (literals !== null) evaluated.set(file, literals);
  }
  // Without tags of ad systems, visitors download nothing of them.
  if (!asksConsent) {
    const nothing = Object.keys(consent).map((name) => `export const ${name} = undefined;`);
    evaluated.set('client/src/consent/consent.ts', nothing.join('\n'));
  }
  return evaluated;
}

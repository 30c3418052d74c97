import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/launch/child.mjs';

/** Returns the statements of docs/deploying.md that let a role store leads and nothing more. */
export function siteRights(role: string): string {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, statements] =
    /```sql\n(grant usage on schema [^`]* to website;\n)```/.exec(document) ?? [];
  if (!statements) throw new Error('docs/deploying.md has no statements for the role of the site');
  return statements.replaceAll('website', role);
}

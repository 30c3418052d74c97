import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { query } from './query.ts';

/** Makes a role that may only log in, until the end of the test. Returns its name and its address of the database. */
export async function createRole(ownerUrl: string) {
  const name = `role_${randomBytes(4).toString('hex')}`;
  await query(ownerUrl, `create role ${name} login password 'secret'`);
  onTestFinished(
    async () => void (await query(ownerUrl, `drop owned by ${name}; drop role ${name}`)),
  );
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = 'secret';
  return { name, url: url.href };
}

/** Returns the statements of docs/deploying.md that let a role store leads and nothing more. */
export function siteRights(role: string): string {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, statements] =
    /```sql\n(grant usage on schema [^`]* to website;\n)```/.exec(document) ?? [];
  if (!statements) throw new Error('docs/deploying.md has no statements for the role of the site');
  return statements.replaceAll('website', role);
}

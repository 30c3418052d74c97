import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/launch/child.mjs';

/** Returns the project's code files in client, server, shared and tests, as paths from its folder. */
export function projectFiles(): string[] {
  return ['client', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.includes('node_modules')),
  );
}

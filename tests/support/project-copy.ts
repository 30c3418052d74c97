import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '#server/launch/child.mjs';
import { makeTemporaryFolder } from './temporary-folder.ts';

const left = /^(node_modules|dist|data|test-results|\.git|\.cache|\.build-.*)$/;

/** Copies the project into a temporary folder, with a link to this project's packages. */
export async function copyProject({ packages = true } = {}) {
  const { path, remove } = await makeTemporaryFolder('project-copy');
  await cp(root, path, { recursive: true, filter: (file) => !left.test(relative(root, file)) });
  if (packages) await symlink(join(root, 'node_modules'), join(path, 'node_modules'), 'dir');
  /** Replaces a text or a pattern in one of its files. @throws Error if the file lacks it */
  const edit = async (name: string, from: string | RegExp, to: string) => {
    const file = join(path, name);
    const before = await readFile(file, 'utf8');
    const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to);
    if (after === before) throw new Error(`${name} has nothing like ${from}`);
    // Writes another file and renames it, so that nobody reads half of it. Vite watches no file beside package.json.
    const whole = join(path, 'whole.tmp');
    await writeFile(whole, after);
    await rename(whole, file);
  };
  return { path, edit, remove };
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputs } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A copy of everything the build reads, to be changed, with this project's packages. */
export interface ProjectCopy {
  readonly path: string;
  /**
   * Replaces a text in one of its files, wherever it stands.
   *
   * @throws Error when the file does not hold it
   */
  edit(file: string, text: string, replacement: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the project into a temporary folder. */
export async function copyProject(): Promise<ProjectCopy> {
  const { path, remove } = await makeTemporaryFolder('project-copy');
  for (const name of inputs) await cp(join(root, name), join(path, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  const edit = async (file: string, text: string, replacement: string) => {
    const before = await readFile(join(path, file), 'utf8');
    if (!before.includes(text)) throw new Error(`${file} does not hold "${text}"`);
    await writeFile(join(path, file), before.replaceAll(text, replacement));
  };
  return { path, edit, remove };
}

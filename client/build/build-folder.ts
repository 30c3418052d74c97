import { readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A build takes minutes, so an older folder belongs to none that runs. */
const abandonedMs = 3_600_000;

/** Removes the folders that killed builds have left. */
export function removeAbandonedBuilds(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => /^\.build-[\da-f-]{36}/.test(name))) {
    const path = join(folder, name);
    // Another build may be removing it as well.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed < Date.now() - abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Renames `work` to `folder`, in the place of the former one. If another build does so at the same moment, the folder
 * of one of them stays.
 */
export async function replaceFolder(folder: string, work: string): Promise<void> {
  const former = `${work}-former`;
  await rename(folder, former).catch(() => {});
  await rename(work, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
    await rm(work, { recursive: true });
  });
  await rm(former, { recursive: true, force: true });
}

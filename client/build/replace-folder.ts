import { rename, rm } from 'node:fs/promises';

/**
 * Puts `newFolder` in the place of `folder`. If it cannot, the former folder stays. If two builds do so at the same
 * moment, one of the new folders stays.
 */
export async function replaceFolder(folder: string, newFolder: string): Promise<void> {
  const former = `${newFolder}-former`;
  await rename(folder, former).catch(() => {});
  await rename(newFolder, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) {
      await rename(former, folder).catch(() => {});
      throw error;
    }
    await rm(newFolder, { recursive: true });
  });
  await rm(former, { recursive: true, force: true });
}

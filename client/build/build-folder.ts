import { rename, rm } from 'node:fs/promises';

/**
 * Renames `work` to `folder`, in the place of the former one. If it cannot, the former one stays. If another build does
 * so at the same moment, the folder of one of them stays.
 */
export async function replaceFolder(folder: string, work: string): Promise<void> {
  const former = `${work}-former`;
  await rename(folder, former).catch(() => {});
  await rename(work, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) {
      await rename(former, folder).catch(() => {});
      throw error;
    }
    await rm(work, { recursive: true });
  });
  await rm(former, { recursive: true, force: true });
}

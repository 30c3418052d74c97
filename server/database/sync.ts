import { open } from 'node:fs/promises';

/** Makes a file's content, or the names in a folder, outlast a power cut. */
export async function sync(path: string): Promise<void> {
  // Windows opens no folders; its file system keeps names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

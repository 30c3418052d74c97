import { open } from 'node:fs/promises';

/** Makes a file's content, or the names in a folder, outlast a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

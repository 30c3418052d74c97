import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Variables of hosting platforms whose disk is new at each deployment. */
const temporaryDisks = [
  ...['RENDER', 'DYNO', 'RAILWAY_ENVIRONMENT', 'FLY_APP_NAME', 'K_SERVICE', 'VERCEL', 'NETLIFY'],
  ...['KOYEB_APP_NAME', 'GAE_ENV', 'AWS_EXECUTION_ENV'],
];

/** Returns the variable of a platform that would delete this folder, or undefined if the folder stays. */
export const findTemporaryDisk = (
  environment: Readonly<Record<string, string | undefined>>,
  folder: string | undefined,
): string | undefined =>
  folder && isOnOwnDisk(folder) ? undefined : temporaryDisks.find((name) => environment[name]);

/**
 * Returns true if a folder, which may not exist yet, is on another disk than the system and the code. The setting
 * DATA_DIR alone does not say that a disk is mounted there, because the image always sets it.
 */
function isOnOwnDisk(folder: string): boolean {
  const path = resolve(folder);
  if (!existsSync(path)) return isOnOwnDisk(dirname(path));
  const { dev } = statSync(path);
  return ['/', '.'].every((other) => statSync(other).dev !== dev);
}

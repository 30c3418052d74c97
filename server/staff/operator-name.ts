import { userInfo } from 'node:os';

/** Returns who runs this program, as the machine knows them. Behind `sudo` it is the user who typed it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    // The user's number has no name on this machine, as in a container that runs as any user.
    return `user ${process.getuid?.()}`;
  }
}

import { loadConfig } from './config.ts';
import { fail, OperatorError } from './operator-error.ts';
import { type StartOptions, startServer } from './start-server.ts';

/**
 * Runs the server as this process until SIGTERM, Ctrl-C or a closed terminal: then requests under way are
 * finished, exit 0, within 10 s; a second signal ends it at once. @throws OperatorError when it cannot start
 */
export async function runServer(options: StartOptions = {}): Promise<void> {
  // A full disk or a closed terminal behind these is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const breakOff = new AbortController();
  const config = loadConfig();
  const starting = startServer(config, { ...options, signal: breakOff.signal });
  let stoppedAt: number | undefined;

  const stop = () => {
    if (stoppedAt !== undefined) {
      // One Ctrl-C can arrive twice, from the terminal and from npm; a later one means "at once".
      if (Date.now() - stoppedAt > 1000) process.exit(1);
      return;
    }
    stoppedAt = Date.now();
    const giveUp = () => fail(new OperatorError('Shutdown took too long; the process was ended.'));
    setTimeout(giveUp, 9500).unref();
    breakOff.abort();
    starting
      // A start that was given up has left nothing running.
      .catch(() => undefined)
      .then((running) => running?.close())
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);

  try {
    const { announcement } = await starting;
    if (stoppedAt === undefined) process.stdout.write(announcement);
  } catch (error) {
    // Otherwise `stop` ends the process.
    if (stoppedAt !== undefined) return;
    for (const warning of config.warnings) console.error(`Warning: ${warning}`);
    throw error;
  }
}

import { announce } from './announce.ts';
import { ConfigError, loadConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { type StartOptions, startServer } from './start-server.ts';

/** Reports what a person can mend in one line; anything else is a fault of ours, with its trace. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function startAndStop(options: StartOptions): Promise<void> {
  const starting = startServer(loadConfig(), options);
  let stoppedAt: number | undefined;

  const stop = () => {
    if (stoppedAt !== undefined) {
      // One Ctrl-C can arrive twice, from the terminal and from npm; a later one means "at once".
      if (Date.now() - stoppedAt > 1000) process.exit(1);
      return;
    }
    stoppedAt = Date.now();
    const giveUp = () => fail(new StartError('Stopping took too long: ended without finishing.'));
    setTimeout(giveUp, 9500).unref();
    starting
      .then((running) => running.close())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const { url, database } = await starting;
  if (stoppedAt === undefined) process.stdout.write(announce(url, database));
}

/**
 * Runs the server as this process: settings from the environment, then the start, and its end on
 * SIGTERM or Ctrl-C: requests under way are finished, exit 0, within 10 s. A second signal ends it
 * at once. Whatever keeps it from starting is told in one line, exit 1.
 */
export function runServer(options: StartOptions = {}): void {
  startAndStop(options).catch(fail);
}

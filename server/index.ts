import { announce } from './announce.ts';
import { ConfigError, loadConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** Reports what a person can mend in one line; anything else is a fault of ours, with its trace. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const starting = startServer(loadConfig());
  let stopping: number | undefined;

  const stop = () => {
    // One Ctrl-C can arrive twice: from the terminal and from npm. A later one means "at once".
    if (stopping !== undefined) {
      if (Date.now() - stopping > 1000) process.exit(1);
      return;
    }
    stopping = Date.now();
    const tooLong = () => {
      console.error('Stopping took too long.');
      process.exit(1);
    };
    setTimeout(tooLong, 9500).unref();
    starting
      .then((running) => running.close())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const { url, database } = await starting;
  if (stopping === undefined) process.stdout.write(announce(url, database));
}

main().catch(fail);

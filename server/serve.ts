import { type Config, loadConfig } from '#server/base/config.ts';
import { exitWithError, OperatorError } from '#server/base/operator-error.ts';
import { listen } from '#server/http/listen.ts';
import { createSite, type SiteOptions, shutdownMs } from './site.ts';

/** Opens the site and listens once leads can be stored. @throws OperatorError, after it has stopped everything */
async function start(config: Config, options: SiteOptions) {
  const site = await createSite(config, options);
  try {
    const { url, drain } = await listen(site.listener, config);
    return { url, site, close: () => site.close(drain) };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/**
 * Runs the site as this process until SIGTERM, Ctrl-C or a closed terminal. Then it finishes requests under way and
 * exits with 0. After 9.5 s it gives up and exits with 1. A second signal, a second or more after the first, ends it.
 * @throws OperatorError when it cannot start
 */
export async function serve(options: SiteOptions = {}): Promise<void> {
  // The site goes on if the disk behind these streams is full or the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const stopping = new AbortController();
  const config = loadConfig();
  const starting = start(config, { ...options, signal: stopping.signal });
  let stoppedAt: number | undefined;

  const stop = () => {
    if (stoppedAt !== undefined) {
      // One Ctrl-C can arrive twice, from the terminal and from npm. A later one ends the process immediately.
      if (Date.now() - stoppedAt > 1000) process.exit(1);
      return;
    }
    stoppedAt = Date.now();
    const giveUp = () =>
      exitWithError(new OperatorError('Shutdown took too long, so the process was ended.'));
    setTimeout(giveUp, shutdownMs.giveUp).unref();
    stopping.abort();
    starting
      // If the start was interrupted, nothing is running.
      .catch(() => undefined)
      .then((running) => running?.close())
      .then(() => process.exit(0), exitWithError);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);

  try {
    const { site, url } = await starting;
    if (stoppedAt === undefined) process.stdout.write(site.announcement(url));
  } catch (error) {
    // If a signal came, `stop` ends the process.
    if (stoppedAt !== undefined) return;
    for (const warning of config.warnings) console.error(`Warning: ${warning}`);
    throw error;
  }
}

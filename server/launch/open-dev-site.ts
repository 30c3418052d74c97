// Vite loads this module and all that it imports again after an edit of the server.
import { loadConfig } from '#server/base/config.ts';
import { createLogger, toLogFields, toReadable } from '#server/base/logger.ts';
import { toOperatorMessage } from '#server/base/operator-error.ts';
import { createSite, type Site } from '#server/site.ts';

/** Opens the site, or prints why it cannot and returns undefined. */
export async function openDevSite(signal: AbortSignal): Promise<Site | undefined> {
  try {
    const config = loadConfig();
    const write = (line: string) => void process.stdout.write(toReadable(line));
    // On a developer's terminal the whole error may be shown.
    const err = (error: Error) => ({ ...toLogFields(error), type: String(error.cause ?? error) });
    return await createSite(config, {
      signal,
      logger: createLogger(config, { write }).child({}, { serializers: { err } }),
      loadPages: () => (_request, response) => void response.writeHead(404).end(),
    });
  } catch (error) {
    if (!signal.aborted) console.error(toOperatorMessage(error));
    return undefined;
  }
}

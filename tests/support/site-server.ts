// Runs the site's server as a separate process (`node --import tsx`), without a build and with short times for notices.
// It reads the settings from the environment. PUBLIC_FOLDER is the folder of its pages, and ORIGIN is the origin of the
// links in its notices.
import { exitWithError } from '#server/base/operator-error.ts';
import { servePages } from '#server/http/pages.ts';
import { defaultTiming } from '#server/leads/notifier.ts';
import { serve } from '#server/serve.ts';

const { PUBLIC_FOLDER, ORIGIN } = process.env;
serve({
  loadPages: () =>
    PUBLIC_FOLDER ? servePages(PUBLIC_FOLDER) : (_request, response) => response.end('a page'),
  ...(ORIGIN && { origin: ORIGIN }),
  timing: {
    ...defaultTiming,
    maxSleepMs: 50,
    attemptMs: 1000,
    leaseSeconds: 2,
    retrySeconds: () => 0.2,
  },
}).catch(exitWithError);

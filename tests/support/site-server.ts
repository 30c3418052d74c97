// The site's server as a process of its own, without a build and in a hurry with notices: run with
// `node --import tsx`. Its settings are the environment's; PUBLIC_FOLDER names the pages it serves,
// ORIGIN where links in its notices lead.
import { fail } from '#server/operator-error.ts';
import { serve } from '#server/serve.ts';

const { PUBLIC_FOLDER, ORIGIN } = process.env;
serve({
  ...(PUBLIC_FOLDER
    ? { publicFolder: PUBLIC_FOLDER }
    : { pages: (_request, response) => response.end('a page') }),
  ...(ORIGIN && { origin: ORIGIN }),
  timing: { pollMs: 50, attemptMs: 1000, leaseSeconds: 2, retrySeconds: () => 0.2 },
}).catch(fail);

// The site's server as a process of its own, without a build: run with `node --import tsx`.
// Its settings are the environment's; PUBLIC_FOLDER names the pages it serves, ORIGIN
// where links in its notices lead.
import { runServer } from '#server/run.ts';

const { PUBLIC_FOLDER = '', ORIGIN } = process.env;
runServer({ publicFolder: PUBLIC_FOLDER, ...(ORIGIN && { origin: ORIGIN }) });

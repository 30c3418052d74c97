// The site's server as a process of its own, without a build: run with `node --import tsx`.
// Its settings are the environment's; PUBLIC_FOLDER names the pages it serves.
import { runServer } from '#server/run.ts';

runServer({ publicFolder: process.env.PUBLIC_FOLDER ?? '' });

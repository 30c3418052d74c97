// Runs the site (`dist/server/index.js` in the build). It imports the server late, so that a failed load is reported in
// one line.
import { exitWithError } from '#server/base/operator-error.ts';

import('./serve.ts').then(({ serve }) => serve()).catch(exitWithError);

// The program: `dist/server/index.js` in the build. It is imported late, so that a failed load is reported plainly.
import { fail } from './operator-error.ts';

import('./serve.ts').then(({ serve }) => serve()).catch(fail);

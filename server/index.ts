import { fail } from './operator-error.ts';

// Not imported above, so that a failed load is reported plainly, too.
import('./run.ts').then(({ runServer }) => runServer()).catch(fail);

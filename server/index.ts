import { fail } from './fail.ts';

// Not imported above, so that a system that does not let it be loaded is told plainly as well.
import('./run.ts').then(({ runServer }) => runServer()).catch(fail);

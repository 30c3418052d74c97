// Runs the site. The build makes dist/server/index.js of it.
import { exitWithError } from '#server/base/operator-error.ts';
import { serve } from './serve.ts';

serve().catch(exitWithError);

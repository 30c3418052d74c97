import { testCore } from './core.ts';
import { webKit } from './engines.ts';

testCore(webKit);

import { testCore } from './core.ts';
import { firefox } from './engines.ts';

testCore(firefox);

import { testOwner } from './test-owner.ts';

testOwner('family', 'seven cities, a service and a project more, its own sign, letters and words');

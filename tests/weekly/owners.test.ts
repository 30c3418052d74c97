import { testOwner } from '#tests/owner/test-owner.ts';

// Tests two very different companies. The daily run tests a third one.
testOwner('studio', 'a number abroad, five cities, an answer within the hour, no stock photograph');
testOwner('firm', 'a long name, two landlines, nine cities, 45 projects, a service less');

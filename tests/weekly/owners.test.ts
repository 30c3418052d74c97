import { testOwner } from '#tests/owner/test-owner.ts';

// Beside the one of each day, two companies that could hardly differ more.
testOwner('studio', 'a number abroad, five cities, an answer within the hour, no stock photograph');
testOwner('firm', 'a long name, two landlines, nine cities, 45 projects, a service less');

import { expect, test } from 'vitest';
import { serverPaths } from '#server/http/server-paths.ts';

test.each(['/api', '/api/contact', '/api?a', '/answered/17/x'])(
  'the server answers %s itself',
  (address) => expect(address).toMatch(serverPaths),
);

test.each(['/', '/apis', '/api.txt', '/answered-leads', '/contact?/api'])(
  '%s is a page or a file, in development as well',
  (address) => expect(address).not.toMatch(serverPaths),
);

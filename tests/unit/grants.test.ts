import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteRights } from '#server/database/grants.ts';
import { root } from '#server/launch/child.mjs';

test('docs/deploying.md shows the rights that an update gives', () => {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  expect(document).toContain(`\`\`\`sql\n${siteRights('website')}\n\`\`\`\n`);
});

import { beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { build } from './test-owner.ts';

const content = 'client/src/content';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
  return project.remove;
});

test('the build names file, line and reason of each typing mistake', async () => {
  const unused = 'const unused = 1;\n';
  const mistake = "const wrong: number = 'one';\nconsole.assert(wrong);\n";
  const files = [`${content}/about-page.ts`, `${content}/services/bathrooms.ts`];
  for (const file of files) await project.edit(file, /$/, unused + mistake);
  await project.edit('shared/company.ts', "email: 'info@example.com',", '');

  const output = await build(project);
  expect(output).toContain('Correct each mistake at its file(line,column):\n');
  expect(output.split('\n').filter((line) => line.includes(' error '))).toEqual([
    expect.stringMatching(/^client\S*about-page\.ts\(\d+,\d+\): error .* 'string' .* 'number'/),
    expect.stringMatching(/^client\S*bathrooms\.ts\(\d+,\d+\): error .* 'string' .* 'number'/),
    expect.stringMatching(/^shared\/company\.ts\(\d+,\d+\): error .*Property 'email' is missing/),
  ]);

  for (const file of files) await project.edit(file, mistake, '');
  await project.edit('shared/company.ts', 'paymentAccepted', "email: 'info@', paymentAccepted");
  expect(await build(project)).toContain(
    'shared/company.ts: company.email is not an email address.\n',
  );
});

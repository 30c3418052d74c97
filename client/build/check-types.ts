import { run } from '#server/launch/child.mjs';
import { OwnerError } from './owner-error.ts';

/**
 * Checks the types of facts and content. A typing mistake may show itself anywhere in a build, and only the compiler names
 * its place. It takes a second. The rest of the code is left to `npm run check`.
 *
 * @throws OwnerError with file, line and reason of each mistake
 */
export async function checkTypes(): Promise<void> {
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const content = ['--project', 'client/src/content'];
  const { code, output } = await run(process.execPath, [...compiler, ...content], { quiet: true });
  if (code !== 0)
    throw new OwnerError(`Correct each mistake at its file(line,column):\n${output.trim()}`);
}

import { run } from '#server/launch/child.mjs';
import { OwnerError } from './owner-error.ts';

/**
 * Checks the types of facts and content, in about a second. A typing mistake may show itself anywhere in a build, and
 * only the compiler names its place. `npm run check` checks the rest of the code.
 *
 * @throws OwnerError with file, line and reason of each mistake
 */
export async function checkTypes(): Promise<void> {
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const content = ['--project', 'client/src/content'];
  const { code, output } = await run(process.execPath, [...compiler, ...content], { quiet: true });
  if (/\(\d+,\d+\): error TS/.test(output))
    throw new OwnerError(`Correct each mistake at its file(line,column):\n${output.trim()}`);
  // Some machines lack the compiler, and a build does not need it.
  if (code !== 0) console.warn(`Warning: The types of the content are not checked:\n${output}`);
}

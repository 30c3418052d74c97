import { inspect } from 'node:util';
import { run } from '#server/launch/child.mjs';

/** An error that ends the build and that the owner can fix. Vite prints its message without a stack. */
export class OwnerError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Returns the error that ends the build. If the compiler complains about facts or content, its complaints follow the
 * reason with file and line, because a typing mistake may show itself anywhere. Otherwise it is the same error.
 */
export async function explainFailure(error: Error): Promise<Error> {
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const { output } = await run(process.execPath, compiler, { quiet: true });
  const complaints = contentComplaints(output);
  return complaints.length > 0 ? new OwnerError([error.message, ...complaints].join('\n')) : error;
}

/** Matches a complaint about facts or content. Unused constants, whose codes begin with TS61, stop no build. */
const aboutContent = /^(?:client\/src\/content|shared)\/.*\(\d+,\d+\): error TS(?!61).*/gm;

/** Returns the first complaints about facts or content in the output of tsc. */
export const contentComplaints = (output: string): string[] =>
  (output.match(aboutContent) ?? []).slice(0, 5);

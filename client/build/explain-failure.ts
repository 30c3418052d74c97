import { exitWithMessage, run } from '#server/launch/child.mjs';

/**
 * Ends the process with the reason. If the compiler complains about facts or content, its complaints follow
 * with file and line, because a typing mistake may show itself anywhere. Otherwise the stack follows.
 */
export async function explainAndExit(error: Error): Promise<never> {
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const { output } = await run(process.execPath, compiler, { quiet: true });
  const complaints = contentComplaints(output);
  exitWithMessage(
    [complaints.length > 0 ? error.message : `${error.stack}`, ...complaints].join('\n'),
  );
}

/** Matches a complaint about facts or content. Unused constants, whose codes begin with TS61, stop no build. */
const aboutContent = /^(?:client\/src\/content|shared)\/.*\(\d+,\d+\): error TS(?!61).*/gm;

/** Returns the first complaints about facts or content in the output of tsc. */
export const contentComplaints = (output: string): string[] =>
  (output.match(aboutContent) ?? []).slice(0, 5);

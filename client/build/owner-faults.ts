import { readFileSync } from 'node:fs';
import { exitWithMessage, inProject, run } from '#server/launch/child.mjs';

/**
 * Ends the process with the reason. If the compiler complains about facts or content, its complaints follow
 * with file and line, because a typing mistake may show itself anywhere. Otherwise the stack follows.
 */
export async function explainAndExit(error: Error): Promise<never> {
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const { output } = await run(process.execPath, compiler, { quiet: true });
  const complaints = explainComplaints(output);
  exitWithMessage(
    [complaints.length > 0 ? error.message : `${error.stack}`, ...complaints].join('\n'),
  );
}

/** Matches a complaint about facts or content. Unused constants, whose codes begin with TS61, stop no build. */
const aboutContent =
  /^((?:client\/src\/content|shared)\/.*?)\((\d+),\d+\): error (TS(?!61)\d+).*/gm;

/**
 * Returns the compiler's first complaints about facts or content, with a hint where one is known.
 *
 * @param output of tsc
 * @param sourceOf reads a file
 */
export function explainComplaints(
  output: string,
  sourceOf = (file: string) => readFileSync(inProject(file), 'utf8'),
): string[] {
  const complaints = new Map<string, string>();
  for (const [complaint, file = '', line, code = ''] of output.matchAll(aboutContent)) {
    const isSyntax = /^TS1\d{3}$/.test(code);
    // In a file that cannot be parsed, later complaints follow from the first.
    const key = isSyntax ? file : complaint;
    if (complaints.has(key)) continue;
    let hint = '';
    if (isSyntax && hasApostrophe(sourceOf(file).split('\n')[Number(line) - 1] ?? ''))
      hint = " An apostrophe ends the text: write ’ in place of '.";
    if (/\[\]' is .*type 'Photo'/.test(complaint))
      hint = " One photograph belongs here, not a list: { id: '…', alt: '…' }.";
    complaints.set(key, complaint + hint);
  }
  return [...complaints.values()].slice(0, 5);
}

/** Returns true if a line of code has a straight apostrophe within a text: "don't", "the clients' rooms". */
const hasApostrophe = (line: string) => /\w'\w/.test(line) || line.split("'").length % 2 === 0;

import { readFileSync } from 'node:fs';
import { exitWithMessage, inProject, root, run } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Check from '../src/content/content-check.ts';

/** Names the module that checks facts and content. */
export const contentCheck = inProject('client/src/content/content-check.ts');

/** Ends the process if facts or content are wrong, with a line for each fault. */
export async function exitIfFaulty(): Promise<void> {
  const { ownerFaults } = await importSource<typeof Check>(contentCheck);
  const faults = await ownerFaults().catch(explainAndExit);
  if (faults.length > 0) exitWithMessage(faults.join('\n'));
}

/**
 * Ends the process with the reason. If the compiler complains about facts or content, its complaints follow
 * with file and line, because a typing mistake may show itself anywhere. Otherwise the stack follows.
 */
export async function explainAndExit(error: Error): Promise<never> {
  // Vite's configuration, the prerenderer and this function have a class of their own each.
  if (error.name === 'OwnerError') exitWithMessage(error.message);
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  // A constant that nobody uses does not stop the build.
  const unused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const { output } = await run(process.execPath, [...compiler, ...unused], { quiet: true });
  const complaints = explainComplaints(output);
  exitWithMessage(
    complaints.length > 0 ? [error.message, ...complaints].join('\n') : `${error.stack}`,
  );
}

/**
 * Returns the compiler's first complaints about facts or content, with a hint where one is known. A file
 * that cannot be parsed has one complaint: the others follow from it.
 *
 * @param output of tsc
 * @param sourceOf reads a file
 */
export function explainComplaints(
  output: string,
  sourceOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8'),
): string[] {
  const unparsed = new Set<string>();
  return [
    ...output.matchAll(/^((?:client\/src\/content|shared)\/.*?)\((\d+),\d+\): error (TS\d+).*/gm),
  ]
    .filter(([, file = '', , code = '']) => {
      const isSyntax = /^TS1\d{3}$/.test(code);
      const isFirst = !unparsed.has(file);
      if (isSyntax) unparsed.add(file);
      return !isSyntax || isFirst;
    })
    .slice(0, 5)
    .map(([complaint, file = '', line, code = '']) => {
      const text = sourceOf(file).split('\n')[Number(line) - 1] ?? '';
      if (/^TS1\d{3}$/.test(code) && hasApostrophe(text))
        return `${complaint} An apostrophe ends the text: write ’ in place of '.`;
      if (/\[\]' is .*type 'Photo'/.test(complaint))
        return `${complaint} One photograph belongs here, not a list: { id: '…', alt: '…' }.`;
      return complaint;
    });
}

/** Returns true if a line of code has a straight apostrophe within a text: "don't", "the clients' rooms". */
const hasApostrophe = (line: string) => /\w'\w/.test(line) || line.split("'").length % 2 === 0;

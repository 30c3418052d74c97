import { fail, root, run } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Check from '../src/content/content-check.ts';
import { OwnerError } from './warn.ts';

/** The module that says what is wrong with facts and content. */
export const contentCheck = `${root}/client/src/content/content-check.ts`;

/** Ends the process where facts or content are wrong, with a line for each fault. */
export async function stopAtFaults(): Promise<void> {
  const { ownerFaults } = await importSource<typeof Check>(contentCheck);
  const faults = await ownerFaults().catch(stopAt);
  if (faults.length > 0) fail(faults.join('\n'));
}

/**
 * Ends the process with what has stopped it, as whoever wrote it can mend it: a slip of the pen or of a type
 * in facts or content with its file and line, wherever it was noticed; anything else with its stack.
 */
export async function stopAt(error: Error): Promise<never> {
  if (error instanceof OwnerError) fail(error.message);
  const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false'];
  const { output } = await run(process.execPath, compiler, { quiet: true });
  const slips = output.match(/^(?:client\/src\/content|shared)\/.*/gm);
  fail(slips?.slice(0, 5).join('\n') ?? `${error.stack}`);
}

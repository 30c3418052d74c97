import { fail, root } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Check from '../src/content/content-check.ts';

/** The module that says what is wrong with facts and content. */
export const contentCheck = `${root}/client/src/content/content-check.ts`;

/** Ends the process where facts or content are wrong, with a line for each fault. */
export async function stopAtFaults(): Promise<void> {
  const { ownerFaults, describeSlip } = await importSource<typeof Check>(contentCheck);
  const faults = await ownerFaults().catch(describeSlip);
  if (faults.length > 0) fail(faults.join('\n'));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { throughFault } from './audit.ts';
import type { PartContext, PartResult } from './part.ts';

/** The same leads eight times each and all at once: as many as one client may have under way. */
export function sameLeads(context: PartContext, { seconds = 10 } = {}): Promise<PartResult> {
  const strike = async () => void (await sleep(seconds * 1000));
  return throughFault(context, { visitors: 20, pauseMs: 0, copies: 8, strike });
}

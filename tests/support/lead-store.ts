import type { SaveLead } from '#server/leads/accept.ts';
import { type LeadStore, saveLead } from '#server/leads/store.ts';

export interface TestStore {
  readonly saveLead: SaveLead;
}

/** Returns a store for the leads of a test's database. */
export const createLeadStore = (
  { pool }: Pick<LeadStore, 'pool'>,
  options: Omit<LeadStore, 'pool'>,
): TestStore => ({
  saveLead: (request, context) => saveLead({ pool, ...options }, request, context),
});

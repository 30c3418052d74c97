import type { SaveLead } from '#server/leads/accept.ts';
import { type LeadStore, saveLead } from '#server/leads/store.ts';

export interface TestStore {
  readonly saveLead: SaveLead;
}

/** Returns a store for the leads of a test's database. It has no rate limit unless the test gives one. */
export const createLeadStore = (
  { pool }: Pick<LeadStore, 'pool'>,
  options: Partial<Omit<LeadStore, 'pool'>> = {},
): TestStore => {
  const store = { pool, rateLimit: { max: 0, windowSeconds: 600 }, ...options };
  return { saveLead: (request, context) => saveLead(store, request, context) };
};

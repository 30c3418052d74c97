import { expect } from 'vitest';
import { query } from '#tests/support/query.ts';
import { LeadStream, type StreamOptions } from './lead-stream.ts';
import { type Site, startSite, tortureSlack } from './site.ts';

/** A visitor sees a failure within 12 s. A busy machine may add to that on the way. */
export const longestAllowedMs = tortureSlack * 13_000;

/**
 * Compares the stored leads with the acknowledged ones.
 *
 * @param acknowledged the name of each acknowledged lead, which no other lead has
 */
export async function audit(databaseUrl: string, acknowledged: ReadonlySet<string>) {
  const rows = await query<{ name: string }>(databaseUrl, 'select name from contact_forms');
  const names = new Set(rows.map(({ name }) => name));
  const lost = [...acknowledged].filter((name) => !names.has(name)).length;
  return { stored: rows.length, lost, doubled: rows.length - names.size };
}

/** Expects that each acknowledged lead of a stream is stored once, and prints the stream's figures. */
export async function expectNothingLost(
  databaseUrl: string,
  { tally, acknowledged }: LeadStream,
  recoveryMs = 0,
): Promise<void> {
  const { size } = acknowledged;
  const found = await audit(databaseUrl, acknowledged);
  const { figures } = tally;
  console.table([{ acknowledged: size, ...found, ...figures, recoveryMs: Math.round(recoveryMs) }]);
  expect(size, 'acknowledged leads').toBeGreaterThan(0);
  // Every visitor has tried until the lead was acknowledged, so there may be no other lead.
  expect(found).toEqual({ stored: size, lost: 0, doubled: 0 });
  expect(figures.otherServerErrors, `${tally}`).toBe(0);
  expect(tally.withoutRetryAfter, 'refusals without Retry-After').toBe(0);
  expect(figures.longestMs).toBeLessThanOrEqual(longestAllowedMs);
}

/** A site in a stream of leads. */
export interface Stage {
  readonly site: Site;
  readonly stream: LeadStream;
}

export interface Fault extends Omit<StreamOptions, 'urls'> {
  readonly settings?: Readonly<Record<string, string>>;
  /** Causes the fault. Resolves to the longest recovery in milliseconds, if there is one. */
  readonly strike: (stage: Stage) => Promise<number | undefined>;
}

/**
 * Starts a site and its visitors, causes a fault, and expects that no lead is lost. It is for faults that do not kill
 * the site's process. The site responds to every request.
 */
export async function throughFault({ settings, strike, ...visitors }: Fault): Promise<Site> {
  const site = await startSite(settings);
  const stream = new LeadStream({ ...visitors, urls: [site.url] });
  await stream.acknowledgedAfter(0);
  const recoveryMs = await strike({ site, stream });
  await stream.stop();
  await expectNothingLost(await site.findDatabase(), stream, recoveryMs);
  stream.expectOnly([201, 503]);
  return site;
}

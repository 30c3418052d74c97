import { query } from '#tests/support/postgres-global-setup.ts';
import { slack } from '#tests/support/slack.ts';
import { LeadStream, type StreamOptions } from './lead-stream.ts';
import { type Figures, Findings, type PartContext, type PartResult } from './part.ts';
import { type Site, startSite } from './site.ts';

/** A visitor sees a failure within 12 s. A busy machine may add to that on the way. */
export const longestAllowedMs = slack * 13_000;

/**
 * Compares the stored leads with the acknowledged ones.
 *
 * @param acknowledged the id returned for each acknowledged lead, by its name, which no other lead has
 */
export async function audit(databaseUrl: string, acknowledged: ReadonlyMap<string, number>) {
  type Row = { id: number; name: string };
  const rows = await query<Row>(databaseUrl, 'select id, name from contact_forms');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lost = [...acknowledged].filter(([name, id]) => names.get(id) !== name).length;
  return { stored: rows.length, lost, doubled: rows.length - new Set(names.values()).size };
}

/** Returns the figures of a stream of leads. Records the findings that are wrong after any fault. */
export async function auditStream(
  databaseUrl: string,
  { tally, acknowledged }: LeadStream,
  findings: Findings,
): Promise<Figures> {
  const result = await audit(databaseUrl, acknowledged);
  const { lost, doubled, stored } = result;
  const { figures } = tally;
  findings.notes.push(`answers ${tally}`);
  findings.expect(acknowledged.size > 0, 'no lead was acknowledged');
  findings.expect(lost === 0, `${lost} acknowledged leads are lost`);
  findings.expect(doubled === 0, `${doubled} leads are stored twice`);
  // Every visitor has tried until the lead was acknowledged, so there may be no other lead.
  findings.expect(stored === acknowledged.size, `${stored} leads of ${acknowledged.size} stored`);
  findings.expect(figures.otherServerErrors === 0, `server errors: ${tally}`);
  findings.expect(tally.withoutRetryAfter === 0, 'a refusal lacks Retry-After');
  findings.expect(figures.longestMs <= longestAllowedMs, `an answer took ${figures.longestMs} ms`);
  return { acknowledged: acknowledged.size, ...result, ...figures };
}

/** A site in a stream of leads, for a part of the suite. */
export interface Stage {
  readonly site: Site;
  readonly stream: LeadStream;
  readonly findings: Findings;
}

async function endSite({ site, findings }: Stage): Promise<void> {
  const { code, ms } = await site.server.end();
  findings.expect(code === 0, `the site ended with code ${code}`);
  findings.notes.push(`told to stop, it ended in ${ms} ms`);
}

export interface Fault extends Omit<StreamOptions, 'urls'> {
  readonly settings?: Readonly<Record<string, string>>;
  /** Causes the fault. Resolves to the longest recovery in milliseconds, if there is one. */
  readonly strike: (stage: Stage) => Promise<number | undefined>;
  /** Ends the site after the audit. By default it gets a signal to stop. */
  readonly end?: (stage: Stage) => Promise<void>;
}

/**
 * Starts a site and its visitors, causes a fault, and audits the leads. It is for faults that do not kill the site's
 * process. The site responds to every request and ends with code 0.
 */
export async function throughFault(
  context: PartContext,
  { settings, strike, end = endSite, ...visitors }: Fault,
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite(context, settings);
  const stream = new LeadStream({ ...visitors, urls: [site.url] });
  await stream.acknowledgedAfter(0);
  const recoveryMs = await strike({ site, stream, findings });
  await stream.stop();
  const figures = await auditStream(await site.findDatabase(), stream, findings);
  const odd = stream.tally.sum((result) => result !== 201 && result !== 503);
  findings.expect(odd === 0, `answers other than 201 and 503: ${stream.tally}`);
  await end({ site, stream, findings });
  const recovery = recoveryMs === undefined ? {} : { recoveryMs: Math.round(recoveryMs) };
  return { figures: { ...figures, ...recovery }, ...findings };
}

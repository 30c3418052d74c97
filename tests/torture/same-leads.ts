import { audit } from './audit.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

const leadsAtOnce = 20;
/** As many as one client may have under way. */
const timesEach = 8;

/** The same 20 leads 8 times each and all at once, round after round. */
export async function sameLeads(
  { site: program, scope }: PartContext,
  { rounds = 20 } = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope });
  const tally = new Tally();
  const acknowledged = new Map<string, number>();
  let differing = 0;
  for (let round = 0; round < rounds; round++) {
    const leads = Array.from({ length: leadsAtOnce }, () => makeLead());
    const tries = Array.from({ length: timesEach }, () => leads).flat();
    await Promise.all(
      tries.map(async (lead) => {
        const attempt = await postLead(site.url, lead);
        tally.add(attempt);
        if (attempt.result !== 201) return;
        const { id } = JSON.parse(attempt.text);
        const first = acknowledged.get(lead.request.name);
        if (first !== undefined && first !== id) differing += 1;
        acknowledged.set(lead.request.name, id);
      }),
    );
  }
  const result = await audit(await site.findDatabase(), acknowledged);
  const sent = rounds * leadsAtOnce;
  findings.note(`${sent} leads, ${timesEach} times each at once: answers ${tally}`);
  findings.expect(tally.count(201) === sent * timesEach, `answers other than 201: ${tally}`);
  findings.expect(differing === 0, `${differing} repeats were given another id`);
  findings.expect(result.stored === sent, `${result.stored} leads stored of ${sent}`);
  findings.expect(result.lost === 0, `${result.lost} acknowledged leads are lost`);
  findings.expect(result.doubled === 0, `${result.doubled} leads are stored twice`);
  return {
    figures: {
      acknowledged: acknowledged.size,
      ...result,
      unavailable: tally.count(503),
      otherServerErrors: tally.otherServerErrors,
      longestMs: Math.round(tally.longestMs),
    },
    ...findings,
  };
}

import { audit } from './audit.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { startSite } from './site.ts';
import { Tally } from './tally.ts';

const leadsAtOnce = 20;
const timesEach = 10;

/** The ways in which one enquiry may arrive: as the form sends it, and with keys, quoted or not. */
const keysOf = (name: string) => [undefined, undefined, name, `"${name}"`, `another of ${name}`];

/** The same 20 leads 10 times each and all at once, with keys and without, round after round. */
export async function sameKeys(
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
    const tries = Array.from({ length: timesEach }, (_, i) =>
      leads.map((lead) => {
        const key = keysOf(lead.request.name)[i % 5];
        return key === undefined ? lead : { ...lead, key };
      }),
    ).flat();
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
  // The keys are known by now: with other answers they are refused.
  let stolen = 0;
  for (const key of acknowledged.keys()) {
    const { result } = await postLead(site.url, { ...makeLead(), key });
    if (result !== 422) stolen += 1;
  }
  const result = await audit(await site.findDatabase(), acknowledged);
  const sent = rounds * leadsAtOnce;
  findings.note(`${sent} leads, ${timesEach} times each at once: answers ${tally}`);
  findings.expect(tally.count(201) === sent * timesEach, `answers other than 201: ${tally}`);
  findings.expect(differing === 0, `${differing} repeats were given another id`);
  findings.expect(stolen === 0, `${stolen} keys were accepted with other answers`);
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

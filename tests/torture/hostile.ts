import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '#server/launch/child.mjs';
import { findProgram } from '#tests/support/browser.mjs';
import { startNginx } from '#tests/support/nginx.ts';
import { attacks } from './attacks.ts';
import { audit } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { weigh } from './memory.ts';
import { Findings, type PartContext, type PartResult, skip } from './part.ts';
import { type Site, startSite } from './site.ts';

/** How long visitors may wait, in milliseconds, and how much memory the site may take, in megabytes. */
const allowed = { page: 250, lead: 2000, memory: 300 };

/** Settings without a rate limit. */
const settings = { TRUST_PROXY: 'loopback', CONTACT_RATE_LIMIT: '0' };

/** Reads a page over a new connection each time, until `isOver`. Times are in milliseconds. */
async function readPages(url: string, isOver: () => boolean) {
  const seen = { pages: 0, slowestPage: 0, unread: 0 };
  for (; !isOver(); await sleep(100)) {
    const began = performance.now();
    const [headers, signal] = [{ connection: 'close' }, AbortSignal.timeout(20_000)];
    const isRead = await fetch(url, { headers, signal })
      .then(async (response) => (await response.text()) !== '' && response.ok)
      .catch(() => false);
    seen.slowestPage = Math.max(seen.slowestPage, Math.round(performance.now() - began));
    seen.pages += 1;
    if (!isRead) seen.unread += 1;
  }
  return seen;
}

/**
 * Attacks the site in every way that once worked, and measures visitors' times. Behind the shipped nginx they must
 * not notice. Without a proxy the figures are for the record, as the internet never reaches Node directly.
 */
export async function hostile(
  { site: program, scope }: PartContext,
  /** How long each attack lasts. */
  { seconds = 10 } = {},
): Promise<PartResult> {
  if (process.platform !== 'linux')
    return skip('only on Linux the attacker has an address of his own');
  const findings = new Findings();
  const table: Record<string, object> = {};
  let acknowledged = 0;
  let lost = 0;

  /** Makes all attacks on the site at this address. */
  const attackAll = async (site: Site, url: string, suffix: string, isJudged: boolean) => {
    const stored = new Map<string, number>();
    /** Attacks from a separate process, while one visitor reads pages and one sends leads. */
    const strike = async (name: string, shown = name) => {
      const stream = new LeadStream({ urls: [url], visitors: 1, pauseMs: 150 });
      let isOver = false;
      const reading = readPages(url, () => isOver);
      const endWeighing = weigh(site.server);
      const { port } = new URL(url);
      const attacking = ['--import', 'tsx', 'tests/torture/attacker.ts', name, port, `${seconds}`];
      const { stdout } = await promisify(execFile)(process.execPath, attacking, { cwd: root });
      isOver = true;
      // A lead that is never acknowledged is a failure of this attack, and the others go on.
      const stopping = stream.stop().then(
        () => 0,
        () => 1,
      );
      const [{ pages, slowestPage, unread }, given] = await Promise.all([reading, stopping]);
      for (const [lead, id] of stream.acknowledged) stored.set(lead, id);
      const leads = stream.acknowledged.size;
      const { longestMs: slowestLead } = stream.tally.figures;
      const failed = unread + given + stream.tally.sum((result) => result !== 201);
      const held = Math.round(Math.max(...endWeighing()));
      const figures = { pages, slowestPage, leads, slowestLead, failed, held };
      const isFast = slowestPage < allowed.page && slowestLead < allowed.lead;
      const hasHeld = isFast && failed === 0 && held < allowed.memory;
      const verdict = hasHeld ? 'held' : 'fell';
      table[shown + suffix] = { ...figures, verdict: isJudged ? verdict : 'for the record' };
      if (isJudged) findings.expect(hasHeld, `${shown + suffix}: ${JSON.stringify(figures)}`);
      findings.notes.push(`${shown + suffix}: ${stdout.trim()}`);
    };
    // Without a proxy some attacks occupy Node for minutes, so two are enough for the record.
    const names = isJudged ? Object.keys(attacks) : ['nobody', 'full pipelines'];
    for (const name of names) await strike(name);
    if (isJudged) {
      site.server.child.stdout?.pause();
      await strike('pipelining', 'stuck reader of the log, with pipelining');
      await strike('flood of ready', 'flood, the log still stuck');
      site.server.child.stdout?.resume();
    }
    acknowledged += stored.size;
    lost += (await audit(await site.findDatabase(), stored)).lost;
    await site.server.end();
  };
  if (findProgram('nginx')) {
    const site = await startSite({ site: program, scope }, settings);
    const nginx = await startNginx(site.url);
    scope.atEnd(nginx.stop);
    await attackAll(site, nginx.url, ', behind nginx', true);
  } else findings.notes.push('Left out: nginx is not installed (apt-get install nginx-light)');
  const bare = await startSite({ site: program, scope }, { ...settings, TRUST_PROXY: 'off' });
  await attackAll(bare, bare.url, ', without a proxy', false);
  findings.expect(lost === 0, `${lost} acknowledged leads are lost`);
  return { figures: { acknowledged, lost }, ...findings, table };
}

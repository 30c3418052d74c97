import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '#server/launch/child.mjs';
import { findProgram } from '#tests/support/browser.mjs';
import { query } from '#tests/support/postgres-global-setup.ts';
import { attacks } from './attacks.ts';
import { audit } from './audit.ts';
import { startCaddy } from './caddy.ts';
import { LeadStream } from './lead-stream.ts';
import { weigh } from './memory.ts';
import { Findings, type PartContext, type PartResult, skip } from './part.ts';
import { makeLead, postLead } from './post-lead.ts';
import { type Site, startSite } from './site.ts';
import { Tally } from './tally.ts';

/** What others may feel, in milliseconds and megabytes. */
const allowed = { page: 1000, lead: 2000, memory: 300 };

/** No proxy is believed, and no requests are counted. */
const settings = { TRUST_PROXY: 'off', CONTACT_RATE_LIMIT: '0' };

/** Reads a page over a new connection each time, until `isOver`; times in milliseconds. */
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

/** A crowd behind one address: 20 posts at once, again and again, and far above the limit. */
async function crowd({ site: program, scope }: PartContext, findings: Findings) {
  const site = await startSite({ site: program, scope }, { TRUST_PROXY: 'off' });
  const tally = new Tally();
  for (let round = 0; round < 10; round++) {
    const leads = Array.from({ length: 20 }, () => makeLead());
    for (const attempt of await Promise.all(leads.map((lead) => postLead(site.url, lead)))) {
      tally.add(attempt);
    }
  }
  const many = "select from spam_marks where reason = 'many from one address'";
  const { length: marked } = await query(await site.findDatabase(), many);
  findings.expect(tally.count(201) === 200, `20 posts at once, ten times: ${tally}`);
  findings.expect(marked === 140, `200 posts from one address, limit 60: ${marked} marked`);
  findings.notes.push(`20 posts at once from one address, ten times: ${tally}, ${marked} marked`);
  await site.server.end();
}

/** One person against the site, in every way that once worked, and what others feel meanwhile. */
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

  /** All attacks on a site, at this address of it. */
  const attackAll = async (site: Site, url: string, suffix = '') => {
    const stored = new Map<string, number>();
    /** Attacks in a process of its own, while one visitor reads pages and one sends leads. */
    const strike = async (name: string, shown = name) => {
      const stream = new LeadStream({ urls: [url], visitors: 1, pauseMs: 150 });
      let isOver = false;
      const reading = readPages(url, () => isOver);
      const endWeighing = weigh(site.server);
      const { port } = new URL(url);
      const attacking = ['--import', 'tsx', 'tests/torture/attacker.ts', name, port, `${seconds}`];
      const { stdout } = await promisify(execFile)(process.execPath, attacking, { cwd: root });
      isOver = true;
      const [{ pages, slowestPage, unread }] = await Promise.all([reading, stream.stop()]);
      for (const [lead, id] of stream.acknowledged) stored.set(lead, id);
      const leads = stream.acknowledged.size;
      const { longestMs: slowestLead } = stream.tally.figures;
      const failed = unread + stream.tally.sum((result) => result !== 201);
      const held = Math.round(Math.max(...endWeighing()));
      const figures = { pages, slowestPage, leads, slowestLead, failed, held };
      const isFast = slowestPage < allowed.page && slowestLead < allowed.lead;
      const hasHeld = isFast && failed === 0 && held < allowed.memory;
      table[shown + suffix] = { ...figures, verdict: hasHeld ? 'held' : 'fell' };
      findings.expect(hasHeld, `${shown + suffix}: ${JSON.stringify(figures)}`);
      findings.notes.push(`${shown + suffix}: ${stdout.trim()}`);
    };
    for (const name of Object.keys(attacks)) await strike(name);
    site.server.child.stdout?.pause();
    await strike('pipelining', 'stuck reader of the log, with pipelining');
    await strike('flood of ready', 'flood, the log still stuck');
    site.server.child.stdout?.resume();
    acknowledged += stored.size;
    lost += (await audit(await site.findDatabase(), stored)).lost;
    await site.server.end();
  };
  await crowd({ site: program, scope }, findings);
  const site = await startSite({ site: program, scope }, settings);
  await attackAll(site, site.url);
  if (findProgram('caddy')) {
    const behind = { ...settings, TRUST_PROXY: 'loopback' };
    const proxied = await startSite({ site: program, scope }, behind);
    await attackAll(proxied, await startCaddy(scope, proxied.url), ', through Caddy');
  } else findings.notes.push('Caddy is not installed: nothing was tried through it');
  findings.expect(lost === 0, `${lost} acknowledged leads are lost`);
  return { figures: { acknowledged, lost }, ...findings, table };
}

import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { findProgram } from '#tests/support/browser.mjs';
import { startNginx } from '#tests/support/nginx.ts';
import { attacks } from './attacks.ts';
import { audit } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { weigh } from './memory.ts';
import { isShort, type Site, startSite } from './site.ts';

/** How long each attack lasts. */
const seconds = 10;

/** How long visitors may wait, in milliseconds, and how much memory the site may take, in megabytes. */
const allowed = { page: 250, lead: 2000, memory: 300 };

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
 * Attacks from a separate process, while one visitor reads pages and one sends leads. Returns the visitors' figures.
 */
async function strike(name: string, site: Site, url: string) {
  const stream = new LeadStream({ urls: [url], visitors: 1, pauseMs: 150 });
  let isOver = false;
  const reading = readPages(url, () => isOver);
  const endWeighing = weigh(site.server);
  const { port } = new URL(url);
  const attacking = ['--import', 'tsx', 'tests/torture/attacker.ts', name, port, `${seconds}`];
  const { stdout } = await promisify(execFile)(process.execPath, attacking, { cwd: root });
  console.log(`${name}: ${stdout.trim()}`);
  isOver = true;
  // A lead that is never acknowledged is a failure of this attack, and the others go on.
  const stopping = stream.stop().then(
    () => 0,
    () => 1,
  );
  const [{ pages, slowestPage, unread }, given] = await Promise.all([reading, stopping]);
  const { lost } = await audit(await site.findDatabase(), stream.acknowledged);
  return {
    ...{ pages, slowestPage, leads: stream.acknowledged.size, lost },
    slowestLead: stream.tally.figures.longestMs,
    failed: unread + given + stream.tally.sum((result) => result !== 201),
    memory: Math.round(Math.max(...endWeighing())),
  };
}
type Figures = Awaited<ReturnType<typeof strike>>;

// Only on Linux the attacker has an address of his own.
const canAttack = !isShort && process.platform === 'linux';

test.runIf(canAttack && findProgram('nginx'))(
  'no visitor behind nginx notices an attack, and no lead is lost',
  async () => {
    const site = await startSite({ CONTACT_RATE_LIMIT: '0' });
    const nginx = await startNginx(site.url);
    onTestFinished(nginx.stop);
    const table: Record<string, Figures> = {};
    for (const name of Object.keys(attacks)) table[name] = await strike(name, site, nginx.url);
    // The reader of the log is stuck.
    site.server.child.stdout?.pause();
    for (const name of ['pipelining', 'flood of ready'])
      table[`${name}, the log stuck`] = await strike(name, site, nginx.url);
    site.server.child.stdout?.resume();
    console.table(table);
    const noticed = Object.entries(table).filter(
      ([, { slowestPage, slowestLead, failed, memory, lost }]) =>
        Math.max(failed, lost) > 0 ||
        slowestPage >= allowed.page ||
        slowestLead >= allowed.lead ||
        memory >= allowed.memory,
    );
    expect(noticed).toEqual([]);
  },
);

// The internet never reaches Node directly, so the times are for the record. Other attacks occupy Node for minutes.
test.runIf(canAttack)('full pipelines lose no lead without a proxy', async () => {
  const site = await startSite({ CONTACT_RATE_LIMIT: '0', TRUST_PROXY: 'off' });
  const table: Record<string, Figures> = {};
  for (const name of ['nobody', 'full pipelines']) table[name] = await strike(name, site, site.url);
  console.table(table);
  expect(Object.values(table).map(({ lost }) => lost)).toEqual([0, 0]);
});

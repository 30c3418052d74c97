// Over 150 lines: what others feel under each attack, and how that is judged.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '#server/launch/child.mjs';
import { attacks } from './attacks.ts';
import { audit } from './audit.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { Findings, type PartContext, type PartResult, skip } from './part.ts';
import { type Site, startSite } from './site.ts';
import { type Felt, feelMeanwhile } from './visitors.ts';

/** What others may feel, in milliseconds and megabytes. */
const allowed = { page: 1000, lead: 2000, listing: 2000, memory: 300 };

/** What writes most to the log. */
const ready = 'flood of ready';

/** No proxy is believed, and no requests are counted. */
const settings = { TRUST_PROXY: 'off', CONTACT_RATE_LIMIT: '0' };

export interface HostileOptions {
  /** How long each attack lasts. */
  readonly seconds?: number;
  readonly leads?: number;
}

/** Starts an attack as a process of its own; resolves to its outcome. */
async function attack(name: string, url: string, seconds: number): Promise<string> {
  const { port } = new URL(url);
  const program = ['--import', 'tsx', 'tests/torture/attacker.ts', name, port, `${seconds}`];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root });
  return stdout.trim();
}

/** One person against the site, in every way that once worked, and what others feel meanwhile. */
export async function hostile(
  { site: program, scope }: PartContext,
  { seconds = 10, leads = 100_000 }: HostileOptions = {},
): Promise<PartResult> {
  if (process.platform !== 'linux')
    return skip('only on Linux the attacker has an address of his own');
  const findings = new Findings();
  const table: Record<string, object> = {};
  const acknowledged = new Map<string, number>();
  const site = await startSite({ site: program, scope }, settings);

  const judge = (name: string, felt: Felt) => {
    for (const [lead, id] of felt.acknowledged) acknowledged.set(lead, id);
    const before = findings.problems.length;
    const { slowestPage, slowestLead, failed, memory } = felt;
    const [page, lead, held] = [slowestPage, slowestLead, memory].map(Math.round);
    findings.expect(slowestPage < allowed.page, `${name}: a page took ${page} ms`);
    findings.expect(slowestLead < allowed.lead, `${name}: a lead took ${lead} ms`);
    findings.expect(failed === 0, `${name}: ${failed} pages or leads of others failed`);
    findings.expect(memory < allowed.memory, `${name}: the site held ${held} MB`);
    const verdict = findings.problems.length === before ? 'held' : 'fell';
    const [pages, leads] = [felt.pages, felt.acknowledged.size];
    table[name] = {
      pages,
      'slowest page': page,
      leads,
      'slowest lead': lead,
      failed,
      held,
      verdict,
    };
  };

  const attackAll = async (suffix: string, reached: Site) => {
    for (const name of Object.keys(attacks)) {
      const working = attack(name, reached.url, seconds);
      judge(name + suffix, await feelMeanwhile(reached, working));
      findings.note(`${name}${suffix}: ${await working}`);
    }
  };
  await attackAll('', site);
  if (hasCaddy()) {
    const proxied = await startSite(
      { site: program, scope },
      { ...settings, TRUST_PROXY: 'loopback' },
    );
    const url = await startCaddy(scope, proxied.url);
    const before = new Set(acknowledged.keys());
    await attackAll(', through Caddy', { ...proxied, url });
    const own = [...acknowledged].filter(([name]) => !before.has(name));
    const { lost } = await audit(await proxied.findDatabase(), new Map(own));
    findings.expect(lost === 0, `${lost} acknowledged leads are lost behind Caddy`);
    for (const [name] of own) acknowledged.delete(name);
    await proxied.server.end();
  } else {
    findings.note('Caddy is not installed: nothing was tried through it');
  }

  site.server.child.stdout?.pause();
  const stuck = { 'stuck reader of the log': 'pipelining', 'flood, the log still stuck': ready };
  for (const [name, known] of Object.entries(stuck))
    judge(name, await feelMeanwhile(site, attack(known, site.url, seconds)));
  site.server.child.stdout?.resume();

  findings.note(await listing(program, site, leads, findings));
  const result = await audit(await site.findDatabase(), acknowledged);
  findings.expect(result.lost === 0, `${result.lost} acknowledged leads are lost`);
  await fullLog({ site: program, scope }, judge, findings, seconds);
  return { figures: { acknowledged: acknowledged.size, lost: result.lost }, ...findings, table };
}

/** How long staff wait for the list of the newest among very many leads, some as large as can be. */
async function listing(
  program: PartContext['site'],
  site: Site,
  leads: number,
  findings: Findings,
): Promise<string> {
  const client = new pg.Client({ connectionString: await site.findDatabase() });
  await client.connect();
  const insert = `insert into contact_forms (name, email, phone, project_type, message)
    select $1 || n, 'many@example.in', '98480 12345', 'other', repeat($2, $3) from generate_series(1, $4) n`;
  await client.query(insert, ['Many ', 'నమస్తే, L-shaped kitchen. ', 12, leads]);
  // Stored before lengths were limited, and what a segmenter takes long over.
  await client.query(insert, ['Giant ', '👩‍🍳\u0301', 15_000, 10]);
  await client.query(insert, [randomBytes(20_000).toString('hex'), 'a\u0301', 60_000, 10]);
  await client.end();
  const { command, args, env } = program({ DATA_DIR: site.dataDir });
  const cli = args.map((arg) => arg.replace(/index\.js$/, 'leads.js'));
  const began = performance.now();
  const options = { env: { ...process.env, ...env }, timeout: 60_000, maxBuffer: 1e8 };
  const done = await promisify(execFile)(command, cli, options).then(
    () => true,
    () => false,
  );
  const ms = Math.round(performance.now() - began);
  findings.expect(done && ms < allowed.listing, `the list of leads took ${ms} ms`);
  return `the newest 20 of ${leads.toLocaleString('en-IN')} leads, giant ones: listed in ${ms} ms`;
}

/** The device that behaves as a full disk does, behind the log. */
async function fullLog(
  { site: program, scope }: PartContext,
  judge: (name: string, felt: Felt) => void,
  findings: Findings,
  seconds: number,
): Promise<void> {
  const onFullDisk: PartContext['site'] = (given) => {
    const { command, args, env } = program(given);
    return { command: 'sh', args: ['-c', 'exec "$0" "$@" > /dev/full', command, ...args], env };
  };
  const site = await startSite({ site: onFullDisk, scope }, settings);
  judge('log disk full', await feelMeanwhile(site, attack(ready, site.url, seconds)));
  const { code, ms } = await site.server.end();
  findings.expect(code === 0 && ms < 10_000, `log disk full: exit ${code} after ${ms} ms`);
}

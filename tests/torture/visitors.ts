import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from './memory.ts';
import { makeLead, postLead } from './post-lead.ts';
import type { Site } from './site.ts';

/** What others feel while somebody attacks. Times in milliseconds. */
export interface Felt {
  readonly pages: number;
  readonly slowestPage: number;
  readonly slowestLead: number;
  /** Pages and leads that had another answer than they should, or none. */
  readonly failed: number;
  /** The most that the site's process held, in megabytes. */
  readonly memory: number;
  /** The id returned for each acknowledged lead, by its name. */
  readonly acknowledged: ReadonlyMap<string, number>;
}

/** Reads pages and sends leads, each on a connection of its own, until the work is done. */
export async function feelMeanwhile(site: Site, work: Promise<unknown>): Promise<Felt> {
  const acknowledged = new Map<string, number>();
  let [pages, slowestPage, slowestLead, failed, memory] = [0, 0, 0, 0, 0];
  let isOver = false;
  const repeat = async (pauseMs: number, act: () => Promise<void>) => {
    while (!isOver) {
      await act();
      await sleep(pauseMs);
    }
  };
  const read = async () => {
    const began = performance.now();
    const headers = { connection: 'close' };
    const isRead = await fetch(site.url, { headers, signal: AbortSignal.timeout(20_000) })
      .then(async (response) => (await response.text()) !== '' && response.ok)
      .catch(() => false);
    slowestPage = Math.max(slowestPage, performance.now() - began);
    pages += 1;
    if (!isRead) failed += 1;
  };
  const send = async () => {
    const lead = makeLead();
    const { result, text, began, ended } = await postLead(site.url, lead);
    slowestLead = Math.max(slowestLead, ended - began);
    if (result === 201) acknowledged.set(lead.request.name, JSON.parse(text).id);
    else failed += 1;
  };
  const weigh = async () => {
    memory = Math.max(memory, (await residentMegabytes(site.server.child.pid ?? 0)) ?? 0);
  };
  const visitors = [repeat(100, read), repeat(150, send), repeat(250, weigh)];
  await work.finally(() => {
    isOver = true;
  });
  await Promise.all(visitors);
  return { pages, slowestPage, slowestLead, failed, memory, acknowledged };
}

import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditStream, expectAnswers } from './audit.ts';
import { LeadStream } from './lead-stream.ts';
import { Findings, type PartContext, type PartResult } from './part.ts';
import { startSite } from './site.ts';

/** What a slow client sends at once; the rest comes byte by byte, or never. */
const starts = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
  'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
];

/** The server's patience with a request is 20 s; this is seen once a second. */
const cutOffWithinMs = 25_000;

/** Opens a slow connection; resolves to the time, in ms, after which the server has closed it. */
function dawdle(port: number, start: string): Promise<number> {
  return new Promise((resolve) => {
    const opened = performance.now();
    const socket = connect(port, '127.0.0.1');
    socket.write(start);
    const isChunked = start.includes('chunked');
    const dripping = setInterval(() => start && socket.write(isChunked ? '1\r\na\r\n' : 'a'), 1000);
    const giveUp = setTimeout(() => socket.destroy(), 2 * cutOffWithinMs);
    socket.on('error', () => {}); // Being cut off is what is waited for.
    socket.resume().once('close', () => {
      clearInterval(dripping);
      clearTimeout(giveUp);
      resolve(performance.now() - opened);
    });
  });
}

/** 1,000 clients that send as slowly as they can, while others read pages and send leads. */
export async function slowConnections(
  { site: program, scope }: PartContext,
  { connections = 1000 } = {},
): Promise<PartResult> {
  const findings = new Findings();
  const site = await startSite({ site: program, scope });
  const port = Number(new URL(site.url).port);
  const stream = new LeadStream({ url: site.url, visitors: 4, pauseMs: 100 });
  await stream.acknowledgedAfter(0);

  let open = connections;
  const dawdlers = Array.from({ length: connections }, async (_, n) => {
    const ms = await dawdle(port, starts[n % starts.length] ?? '');
    open -= 1;
    return ms;
  });
  let longestPage = 0;
  let pages = 0;
  while (open > 0) {
    const began = performance.now();
    const response = await fetch(site.url);
    await response.text();
    findings.expect(response.status === 200, `a page answered ${response.status}`);
    longestPage = Math.max(longestPage, performance.now() - began);
    pages += 1;
    await sleep(100);
  }
  const lastCut = Math.round(Math.max(...(await Promise.all(dawdlers))));
  await stream.stop();
  const figures = await auditStream(await site.findDatabase(), stream, findings);
  expectAnswers(stream, findings);
  findings.note(`${connections} slow connections, the last cut off after ${lastCut} ms`);
  findings.note(`${pages} pages read meanwhile, the slowest in ${Math.round(longestPage)} ms`);
  findings.expect(lastCut <= cutOffWithinMs, `a slow connection lasted ${lastCut} ms`);
  findings.expect(longestPage < 2000, `a page took ${Math.round(longestPage)} ms`);
  findings.expect(stream.tally.count(503) === 0, 'leads were refused meanwhile');
  return { figures, ...findings };
}

// Over 150 lines: every way of attacking that once worked.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeLead } from './post-lead.ts';

/** One person against the site on a port, for some seconds; resolves to the outcome. */
type Attack = (port: number, seconds: number) => Promise<string>;

/** Linux lets every address of the loopback network call: the attacker is not one of the visitors. */
const attacker = { host: '127.0.0.1', localAddress: '127.0.0.2' };

interface Crowd {
  readonly cut: number;
  close(): void;
}

/** Opens connections that never read, and keeps count of those that are cut off. */
function openCrowd(port: number, size: number, greet: (socket: Socket) => void): Crowd {
  let cut = 0;
  const sockets = Array.from({ length: size }, () => {
    const socket = connect({ ...attacker, port }).pause();
    socket.on('error', () => {}); // Being cut off is what is waited for.
    // A connection that does not read learns of its end only so.
    socket.once('close', () => {
      cut += 1;
    });
    socket.once('connect', () => greet(socket));
    return socket;
  });
  return {
    get cut() {
      return cut;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

/** Every two seconds so many connections each write the same at once and never read. */
const pile =
  (connections: number, what: string, ...piles: readonly string[]): Attack =>
  async (port, seconds) => {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
      const crowds = piles.map((bytes) =>
        openCrowd(port, connections / piles.length, (socket) => socket.write(bytes)),
      );
      await sleep(2000);
      for (const crowd of crowds) crowd.close();
    }
    return `${connections} connections × ${what}, every 2 s`;
  };

/** 150 connections that each write 2,000 requests at once. */
const pipelining = pile(150, '2,000 requests', ask('/').repeat(2000));

/** The same with what Node answers by itself unless it is told not to. */
const oddHeads = pile(
  150,
  '2,000 requests without a host or with an expectation',
  'GET / HTTP/1.1\r\n\r\n'.repeat(2000),
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: the impossible\r\n\r\n'.repeat(2000),
);

const chunks =
  'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** Twenty connections that each send a body of 200,000 chunks of one byte. */
const tinyChunks = pile(
  20,
  '200,000 chunks of one byte',
  `${chunks}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(200_000)}`,
);

/** One request after the other on each connection, as fast as they are answered. */
async function flood(
  port: number,
  seconds: number,
  connections: number,
  options: { path: string; type?: string; body?: string },
): Promise<Map<number | string, number>> {
  const answers = new Map<number | string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  const { path, body, type = 'application/json' } = options;
  const method = body ? 'POST' : 'GET';
  const send = () =>
    new Promise<number | string>((resolve) => {
      const headers = body ? { 'content-type': type } : {};
      const outgoing = request({ ...attacker, port, agent, headers, path, method });
      outgoing.once('error', ({ code, message }: NodeJS.ErrnoException) =>
        resolve(code ?? message),
      );
      outgoing.once('response', (response) => {
        response.resume().once('close', () => resolve(response.statusCode ?? 0));
      });
      outgoing.end(body);
    });
  const work = async () => {
    while (Date.now() < end) {
      const answer = await send();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return answers;
}

const show = (answers: ReadonlyMap<number | string, number>) =>
  [...answers].map(([answer, count]) => `${answer}: ${count}`).join(', ');

/** Sixty-four connections that ask for nothing but readiness, and eight that pile it up. */
const readyFlood: Attack = async (port, seconds) => {
  const crowd = openCrowd(port, 8, (socket) => socket.write(ask('/api/ready').repeat(1500)));
  const answers = await flood(port, seconds, 64, { path: '/api/ready' });
  crowd.close();
  return `answers ${show(answers)}`;
};

/** What a terminal shows as one sign and a segmenter works on for long, in every field. */
const giant = '👩‍🍳\u0301'.repeat(2200);

/** Posts as large as a body may be, eight at a time. */
const giantFields: Attack = async (port, seconds) => {
  const body = JSON.stringify({
    ...{ name: giant, email: 'giant@example.in', phone: '98480 12345', city: giant },
    ...{ projectType: giant, message: giant.repeat(2) },
  });
  const answers = await flood(port, seconds, 8, { path: '/api/contact', body });
  return `posts of ${Math.round(Buffer.byteLength(body) / 1000)} kB: answers ${show(answers)}`;
};

/** 128 connections that send the same lead again and again. */
const repeatedLead: Attack = async (port, seconds) => {
  const body = JSON.stringify(makeLead().request);
  return `answers ${show(await flood(port, seconds, 128, { path: '/api/contact', body }))}`;
};

/** 128 connections that ask for what is not there. */
const nothing: Attack = async (port, seconds) =>
  `answers ${show(await flood(port, seconds, 128, { path: '/api/nothing' }))}`;

/** 64 connections that send bad forms without script, and 64 that ask for the confirmation. */
const badForms: Attack = async (port, seconds) => {
  const type = 'application/x-www-form-urlencoded';
  const body = `message=${'<'.repeat(60_000)}`;
  const answers = await Promise.all([
    flood(port, seconds, 64, { path: '/contact', body, type }),
    flood(port, seconds, 64, { path: '/contact?sent' }),
  ]);
  return `forms: ${answers.map(show).join('; confirmations: ')}`;
};

/** Two hundred connections that ask for pages again and again and take none of them. */
const slowReaders: Attack = async (port, seconds) => {
  const crowd = openCrowd(port, 200, (socket) => {
    const asking = setInterval(() => socket.write(ask('/')), 200);
    socket.once('close', () => clearInterval(asking));
  });
  await sleep(seconds * 1000);
  const { cut } = crowd;
  crowd.close();
  return `200 connections that never read, ${cut} of them cut off`;
};

/** Five thousand connections of one address, most that the site takes in all. */
const hoarding: Attack = async (port, seconds) => {
  const crowd = openCrowd(port, 5000, (socket) => socket.resume());
  await sleep(seconds * 1000);
  const { cut } = crowd;
  crowd.close();
  return `5,000 connections, ${cut} of them cut off`;
};

/** What others feel on this machine anyway. */
const nobody: Attack = async (_port, seconds) => {
  await sleep(seconds * 1000);
  return 'no attack, for comparison';
};

/** Every way of attacking that once worked, by its name in the report. */
export const attacks: Readonly<Record<string, Attack>> = {
  nobody,
  pipelining,
  'flood of ready': readyFlood,
  'giant fields': giantFields,
  'slow readers': slowReaders,
  'connection hoarding': hoarding,
  'tiny chunks': tinyChunks,
  'one lead repeated': repeatedLead,
  'nothing there': nothing,
  'bad forms': badForms,
  'odd heads': oddHeads,
};

import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeLead } from './post-lead.ts';

/** Attacks the site on a port for some seconds, and resolves to the outcome. */
type Attack = (port: number, seconds: number) => Promise<string>;

/** The attacker's address differs from the visitors'. On Linux every address of the loopback network works. */
const attacker = { host: '127.0.0.1', localAddress: '127.0.0.2' };

/** Opens connections that never read, for some milliseconds. Resolves to the number that the site cut off. */
async function openCrowd(
  port: number,
  size: number,
  ms: number,
  greet: (socket: Socket) => void,
): Promise<number> {
  let cut = 0;
  const sockets = Array.from({ length: size }, () => {
    const socket = connect({ ...attacker, port }).pause();
    // Being cut off is the expected end.
    socket.on('error', () => {});
    // Only this event tells a connection that does not read of its end.
    socket.once('close', () => {
      cut += 1;
    });
    socket.once('connect', () => greet(socket));
    return socket;
  });
  await sleep(ms);
  const result = cut;
  for (const socket of sockets) socket.destroy();
  return result;
}

/** Returns an attack that holds a number of connections until its end. */
const crowd =
  (size: number, what: string, greet: (socket: Socket) => void): Attack =>
  async (port, seconds) => {
    const cut = await openCrowd(port, size, seconds * 1000, greet);
    return `${size} connections${what}, ${cut} of them cut off`;
  };

/** Returns an attack that opens connections every two seconds. Each writes the same bytes and never reads. */
const pile =
  (connections: number, what: string, bytes: string): Attack =>
  async (port, seconds) => {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; )
      await openCrowd(port, connections, 2000, (socket) => socket.write(bytes));
    return `${connections} connections × ${what}, every 2 s`;
  };

/** Returns an attack that requests the same path, or posts the same body, as fast as its connections allow. */
const flood =
  (connections: number, path: string, body?: string, type = 'application/json'): Attack =>
  async (port, seconds) => {
    const answers = new Map<number | string, number>();
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const [method, headers] = body ? ['POST', { 'content-type': type }] : ['GET', {}];
    const send = () =>
      new Promise<number | string>((resolve) => {
        const outgoing = request({ ...attacker, port, agent, headers, path, method });
        outgoing.once('error', ({ code, message }: NodeJS.ErrnoException) =>
          resolve(code ?? message),
        );
        outgoing.once('response', (response) => {
          response.resume().once('close', () => resolve(response.statusCode ?? 0));
        });
        outgoing.end(body);
      });
    const end = Date.now() + seconds * 1000;
    const work = async () => {
      while (Date.now() < end) {
        const answer = await send();
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    agent.destroy();
    return `${path}: ${[...answers].map(([answer, count]) => `${answer} × ${count}`).join(', ')}`;
  };

/** Returns an attack whose connections each wait for many responses. */
const pipelines =
  (connections: number, unanswered: number): Attack =>
  async (port, seconds) => {
    let [answers, isOver] = [0, false];
    const sockets = new Set<Socket>();
    const open = () => {
      const socket = connect({ ...attacker, port }).setEncoding('latin1');
      sockets.add(socket.on('error', () => {}));
      socket.write(ask('/').repeat(unanswered));
      socket.on('data', (text: unknown) => {
        const { length } = String(text).match(/HTTP\/1\.1 \d/g) ?? [];
        answers += length;
        if (length > 0 && socket.writable) socket.write(ask('/').repeat(length));
      });
      // An attacker who is cut off comes again.
      socket.once('close', () => {
        sockets.delete(socket);
        if (!isOver) setTimeout(open, 10);
      });
    };
    for (let n = 0; n < connections; n++) open();
    await sleep(seconds * 1000);
    isOver = true;
    for (const socket of sockets) socket.destroy();
    return `${connections} connections × ${unanswered} unanswered requests: ${answers} answers`;
  };

/** Returns an attack that makes several attacks at the same time. */
const together =
  (...several: readonly Attack[]): Attack =>
  async (port, seconds) =>
    (await Promise.all(several.map((attack) => attack(port, seconds)))).join('; ');

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const askOnAndOn = (socket: Socket) => {
  const asking = setInterval(() => socket.write(ask('/')), 200);
  socket.once('close', () => clearInterval(asking));
};
/** Fills every field. A terminal shows it as one character, and a segmenter needs long for it. */
const giant = '👩‍🍳\u0301'.repeat(2200);
const giantLead = JSON.stringify({
  ...{ name: giant, email: 'giant@example.in', phone: '98480 12345', city: giant },
  ...{ projectType: giant, message: giant.repeat(2) },
});
const badForm = `message=${'<'.repeat(60_000)}`;

/** Lists every attack that once worked, by its name in the report. */
export const attacks: Readonly<Record<string, Attack>> = {
  // Shows the times of visitors on this machine without an attack.
  nobody: crowd(0, '', () => {}),
  pipelining: pile(150, '2,000 requests', ask('/').repeat(2000)),
  'full pipelines': pipelines(128, 8),
  'flood of ready': together(
    flood(64, '/api/ready'),
    crowd(8, ' that pile it up', (socket) => socket.write(ask('/api/ready').repeat(1500))),
  ),
  'giant fields': flood(8, '/api/contact', giantLead),
  'slow readers': crowd(200, ' that ask and never read', askOnAndOn),
  'connection hoarding': crowd(5000, '', (socket) => socket.resume()),
  'one lead repeated': flood(128, '/api/contact', JSON.stringify(makeLead().request)),
  'bad forms': together(
    flood(64, '/contact', badForm, 'application/x-www-form-urlencoded'),
    flood(64, '/contact?sent'),
  ),
};

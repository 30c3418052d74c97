import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';

/** A bounded load: a number of connections, each sending its next request when the last is answered. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly status: number;
  /** The next request, whole. */
  readonly request: () => string | Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Keeps the loads from cutting each other short: the first moments are not counted. */
const warmUpSeconds = 0.5;

/**
 * Requests answered a second. Plain sockets, because an HTTP client of Node would cost more than
 * the servers it is to measure.
 *
 * @throws Error at the first answer with another status, or when a connection breaks.
 */
export function measureLoad({ port, connections, seconds, status, request }: Load) {
  return new Promise<number>((resolve, reject) => {
    let answered = 0;
    let began = 0;
    let isOver = false;
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let pending: Buffer | undefined;
      let missing = 0;
      const next = () => {
        if (!isOver) socket.write(request());
      };
      socket.on('connect', next);
      socket.on('error', end);
      socket.on('close', () => end(new Error('the server has closed a connection')));
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const data = pending ? Buffer.concat([pending, chunk]) : chunk;
          const head = data.indexOf(headEnd);
          if (head === -1) {
            pending = data;
            return;
          }
          pending = undefined;
          const text = data.toString('latin1', 0, head);
          const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
          if (!text.startsWith(`HTTP/1.1 ${status} `) || length === undefined) {
            end(new Error(`not the answer expected:\n${data}`));
            return;
          }
          missing = head + headEnd.length + Number(length) - data.length;
        } else {
          missing -= chunk.length;
        }
        if (missing === 0) {
          answered += 1;
          next();
        }
      });
      return socket;
    });

    function end(error?: Error): void {
      if (isOver) return;
      isOver = true;
      for (const socket of sockets) socket.destroy();
      if (error) reject(error);
      else resolve(answered / ((performance.now() - began) / 1000));
    }
    setTimeout(() => {
      answered = 0;
      began = performance.now();
      setTimeout(end, seconds * 1000);
    }, warmUpSeconds * 1000);
  });
}

/** Processor time that a process has used, in seconds; undefined where the system does not say. */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const words = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // In hundredths of a second: what it has used itself, and what the system has for it.
  return words && (Number(words[11]) + Number(words[12])) / 100;
}

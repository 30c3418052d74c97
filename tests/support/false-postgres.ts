import { once } from 'node:events';
import { createServer } from 'node:net';

/** Authentication requests of the PostgreSQL protocol, and what a server says when all is well. */
const authentication = (code: number, rest = '') => {
  const body = Buffer.concat([Buffer.from([0, 0, 0, code]), Buffer.from(rest, 'latin1')]);
  const head = Buffer.alloc(5);
  head.write('R');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export const demands = {
  cleartext: authentication(3),
  md5: authentication(5, 'salt'),
  'SCRAM, and then cleartext': Buffer.concat([
    authentication(10, 'SCRAM-SHA-256\0\0'),
    authentication(3),
  ]),
  'SCRAM, with a made-up proof': Buffer.concat([
    authentication(10, 'SCRAM-SHA-256\0\0'),
    authentication(12, 'v=bWFkZSB1cA=='),
    authentication(0),
    readyForQuery,
  ]),
  nothing: Buffer.concat([authentication(0), readyForQuery]),
} as const;

/** Somebody else on the port of a database, who answers every login with a demand. */
export async function serveFalsePostgres(port: number, demand: keyof typeof demands) {
  /** Everything that clients have said. */
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => heard.push(chunk));
    socket.once('data', () => socket.write(demands[demand]));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    get heard() {
      return Buffer.concat(heard).toString('latin1');
    },
    close: () => void server.close(),
  };
}

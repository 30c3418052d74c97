import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEnd } from './test-database.ts';

/**
 * Starts a proxy in front of a database until the test or its file ends. It behaves like a frozen machine, a broken
 * network or a sleeping database. The connections that it holds stay open.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const sockets: Socket[] = [];
  const held: (() => void)[] = [];
  const proxy = {
    /** Holds the next message with these words and everything after it. */
    holdAt: '',
    isHolding: false,
    /** Passes the next message with these words, but neither its response nor any later message. */
    dropResponseTo: '',
    /** How many milliseconds every message takes to arrive. */
    delay: 0,
    /** How many milliseconds a new connection waits for the database to wake. */
    wakeMs: 0,
    /** How many connections have been opened, and how many of these are open. */
    opened: 0,
    open: 0,
    /** Lets everything held pass. */
    resume() {
      proxy.holdAt = '';
      proxy.isHolding = false;
      for (const pass of held.splice(0)) pass();
    },
  };
  const server = createServer((client) => {
    const toDatabase = connect(Number(port), hostname);
    proxy.opened += 1;
    proxy.open += 1;
    const wakesAt = Date.now() + proxy.wakeMs;
    sockets.push(client, toDatabase);
    let isDropping = false;
    client.on('data', (data) => {
      const says = (words: string) => words !== '' && data.includes(words);
      proxy.isHolding ||= says(proxy.holdAt);
      isDropping ||= says(proxy.dropResponseTo);
      if (proxy.isHolding) held.push(() => toDatabase.write(data));
      else setTimeout(() => toDatabase.write(data), Math.max(proxy.delay, wakesAt - Date.now()));
    });
    toDatabase.on('data', (data) => (isDropping ? client.destroy() : client.write(data)));
    for (const socket of [client, toDatabase]) socket.on('error', () => {});
    client.on('close', () => {
      proxy.open -= 1;
      // A message that is on its way still arrives before the connection ends.
      if (proxy.isHolding) held.push(() => toDatabase.end());
      else if (!isDropping) setTimeout(() => toDatabase.end(), proxy.delay);
    });
    toDatabase.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { proxy, url: url.href };
}

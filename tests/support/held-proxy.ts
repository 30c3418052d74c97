import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands before the database of `databaseUrl` until the test ends, and cuts the way to it as a frozen
 * machine or a broken network does. What it holds stays connected.
 */
export async function startHeldProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const held: (() => void)[] = [];
  let heldWords: string | undefined;
  let isHolding = false;
  let dropWords: string | undefined;
  let delayMs = 0;

  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    sockets.push(client, database);
    let isDropping = false;
    client.on('data', (data) => {
      if (heldWords !== undefined && data.includes(heldWords)) isHolding = true;
      if (dropWords !== undefined && data.includes(dropWords)) isDropping = true;
      if (isHolding) held.push(() => database.write(data));
      else setTimeout(() => database.write(data), delayMs);
    });
    database.on('data', (data) => {
      if (isDropping) client.destroy();
      else client.write(data);
    });
    client.on('error', () => {});
    database.on('error', () => {});
    client.on('close', () => {
      // A message that is on its way still arrives, and then the end of the connection.
      if (isHolding) held.push(() => database.end());
      else if (!isDropping) database.end();
    });
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** From the next message with these words on, this one included, nothing reaches the database. */
    holdAt: (words: string) => {
      heldWords = words;
    },
    /** From now on every message takes this long to arrive. */
    slowDown: (ms: number) => {
      delayMs = ms;
    },
    /** The next message with these words is the last that passes; its answer never comes back. */
    dropAnswerTo: (words: string) => {
      dropWords = words;
    },
    /** Lets everything held pass. */
    resume: () => {
      heldWords = undefined;
      isHolding = false;
      for (const pass of held.splice(0)) pass();
    },
  };
}

import { createServer } from 'node:net';
import { databaseHost } from './home.ts';

/** Outside the range from which systems give out ports by themselves. */
const firstPort = 15_432;

/** Can a server listen on this port of the loopback address now? */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, databaseHost, () => server.close(() => resolve(true)));
  });
}

/** The first free port from `from` upwards: the same one every time, as long as the same are taken. */
export async function findFreePort(from = firstPort): Promise<number> {
  for (let port = from; port < from + 200; port++) {
    if (await isPortFree(port)) return port;
  }
  throw new Error(`no free port from ${from} to ${from + 199}`);
}

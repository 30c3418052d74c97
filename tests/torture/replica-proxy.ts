import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that a load balancer does. */
export interface ReplicaProxy {
  readonly url: string;
  /** How many requests each replica has answered, in the order of the addresses. */
  readonly served: number[];
  /** Another address for the replica of this number: it has been started again. */
  move(replica: number, url: string): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that takes the replicas in turn. One that cannot be reached is passed over; a
 * request that was under way when its replica died is 502: nobody knows its outcome.
 */
export async function startReplicaProxy(addresses: readonly string[]): Promise<ReplicaProxy> {
  const urls = [...addresses];
  const served = urls.map(() => 0);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    replica: number,
    tries: number,
  ) => {
    const client = incoming.socket.remoteAddress ?? '';
    const before = incoming.headers['x-forwarded-for'];
    const outgoing = request(`${urls[replica]}${incoming.url}`, {
      agent,
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, 'x-forwarded-for': before ? `${before}, ${client}` : client },
    });
    outgoing.once('response', (answer) => {
      served[replica] = (served[replica] ?? 0) + 1;
      const { connection: _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.once('error', () => response.destroy()).pipe(response);
    });
    outgoing.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (response.headersSent) return;
      const next = (replica + 1) % urls.length;
      if (code === 'ECONNREFUSED' && tries < urls.length) {
        pass(incoming, body, response, next, tries + 1);
      } else {
        response.writeHead(502).end();
      }
    });
    outgoing.end(body);
  };

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    pass(incoming, Buffer.concat(chunks), response, turn++ % urls.length, 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    move(replica, url) {
      urls[replica] = url;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** An HTTP response with its undecoded body. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/**
 * Sends one request with exactly the given path and headers. `fetch` would resolve the path and add headers.
 */
export async function send(
  port: number,
  path: string,
  options: SendOptions = {},
): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body } = options;
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  const bytes = await buffer(response);
  const { statusCode, headers: answered } = response;
  return { status: statusCode, headers: answered, body: bytes, text: bytes.toString('utf8') };
}

/** Posts JSON as the form does. */
export function post(
  port: number,
  path: string,
  fields: unknown,
  headers = {},
): Promise<HttpResponse> {
  return send(port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

/** Serves a listener or a server on a free port until the test ends. */
export async function serve(listener: RequestListener | Server): Promise<number> {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

// The floor of GET: the least that Node can do to send these bytes. See child.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ headers, body }: { headers: string[]; body: Uint8Array }) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

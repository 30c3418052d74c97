// Serves a folder of pages as the site does, without a database. See child.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePages } from '#server/http/pages.ts';
import { loadSite } from '#server/http/site-files.ts';

interface Message {
  readonly folder: string;
  /** What the path of each photograph begins with, and the picture that all of them are. */
  readonly photographs: string;
  readonly photograph: Uint8Array;
}

// Nothing is left when the benchmark fails.
process.once('disconnect', () => process.exit());
process.once('message', async ({ folder, photographs, photograph }: Message) => {
  const pages = servePages(await loadSite(folder));
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    if (url.startsWith(photographs)) {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=86400' });
      response.end(photograph);
    } else if (method === 'POST') {
      request.resume();
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}');
    } else {
      pages(request, response, false);
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

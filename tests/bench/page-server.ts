// Serves a folder of pages as the site does, without a database. See child.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePages } from '#server/pages.ts';
import { loadSite } from '#server/site-files.ts';

// Nothing is left when the benchmark fails.
process.once('disconnect', () => process.exit());
process.once('message', async ({ folder }: { folder: string }) => {
  const pages = servePages(await loadSite(folder));
  const server = createServer((request, response) => pages(request, response, false));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

// The floor of GET: the least that Node can do to send what the site answers. Its parent tells where
// the site is, and is told the port.
import { createServer, get } from 'node:http';

const own = new Set(['date', 'connection', 'keep-alive']);
process.once('disconnect', () => process.exit());
process.once('message', (/** @type {string} */ url) => {
  get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
    const body = Buffer.concat(await answer.toArray());
    const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
    const server = createServer((_request, response) => {
      response.writeHead(200, Object.fromEntries(headers)).end(body);
    });
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  });
});

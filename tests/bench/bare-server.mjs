// Serves the site's responses with as little work as Node allows, as a floor for GET. Its parent sends the site's address
// and receives the port.
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

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/database/connect.ts';

/** Starts a stand-in for PostgreSQL that refuses each connection with a code. Returns its address. */
async function startRefusing(code: string): Promise<string> {
  const fields = `SFATAL\0C${code}\0Mrefused\0\0`;
  const refusal = Buffer.alloc(5 + fields.length);
  refusal.write('E');
  refusal.writeInt32BE(4 + fields.length, 1);
  refusal.write(fields, 5);
  const server = createServer((client) => {
    client.on('error', () => {}).once('data', () => client.end(refusal));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgresql://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
}

test.each([
  ['53100', /: refused\. Its disk is full \(53100\)\. See docs\/troubleshooting\.md\.$/],
  ['53300', /not in DATABASE_URL \(53300\)\. See docs\/troubleshooting\.md\.$/],
  ['57P03', /not in DATABASE_URL \(57P03\)\. See docs\/troubleshooting\.md\.$/],
  ['28P01', /: refused\. Check DATABASE_URL\.$/],
  ['3D000', /: refused\. Check DATABASE_URL\.$/],
])('the start names the cause when the database refuses with %s', async (code, words) => {
  const config = { connectionString: await startRefusing(code) };
  await expect(connect(config, { waitMs: 100 })).rejects.toThrow(words);
});

test('a signal ends the connection to a database that says nothing', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stopping = new AbortController();
  const connecting = connect({ host: '127.0.0.1', port }, { signal: stopping.signal });
  const [socket] = await once(server, 'connection');
  stopping.abort(new Error('Stopped.'));
  await expect(connecting).rejects.toThrow('Stopped.');
  await once(socket.resume(), 'close');
});

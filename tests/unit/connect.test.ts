import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** Starts a stand-in for PostgreSQL that answers the first message of each connection. Returns its address. */
async function startStandIn(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => answer(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgresql://u:s3cret@localhost:${(server.address() as AddressInfo).port}/leads`;
}

/** Refuses a connection as PostgreSQL does. */
function refuse(socket: Socket, code: string, message: string): void {
  const fields = `SFATAL\0C${code}\0M${message}\0\0`;
  const refusal = Buffer.alloc(5 + fields.length);
  refusal.write('E');
  refusal.writeInt32BE(4 + fields.length, 1);
  refusal.write(fields, 5);
  socket.end(refusal);
}

/** Returns the message of a start that fails. By default it must not wait, because waiting cures nothing. */
async function failureOf(connectionString: string, waitMs?: number): Promise<string> {
  const log = vi.fn();
  const failing = connect({ connectionString }, { log, waitMs: waitMs ?? 60_000 });
  const error: Error = await failing.catch((reason) => reason);
  if (!waitMs) expect(log).not.toHaveBeenCalled();
  expect(`${error.stack}${JSON.stringify(error.cause ?? '')}`).not.toContain('s3cret');
  return error.message;
}

/** What PgBouncer says when it is full. */
const pooler = 'no more connections allowed (max_client_conn)';

test.each<[string, RegExp, string?]>([
  [
    '53100',
    /: refused \(53100\)\. The disk of the database is full\. See docs\/troubleshooting\.md\.$/,
  ],
  ['53300', /refused \(53300\)\..* not in DATABASE_URL\. See docs\/troubleshooting\.md\.$/],
  ['57P03', /refused \(57P03\)\..* not in DATABASE_URL\. See docs\/troubleshooting\.md\.$/],
  ['08P01', /max_client_conn\) \(08P01\)\..* not in DATABASE_URL\./, pooler],
])('the start names the cause when the database refuses with %s', async (code, words, said) => {
  const url = await startStandIn((socket) => refuse(socket, code, said ?? 'refused'));
  expect(await failureOf(url, 100)).toMatch(words);
});

test.each<[string, string, string?]>([
  ['28P01', 'Check DATABASE_URL.'],
  ['3D000', 'Check DATABASE_URL.'],
  ['42501', 'Give the role its rights'],
  ['08P01', 'Check DATABASE_URL.', 'SASL authentication failed'],
  ['08P01', 'Check DATABASE_URL.', 'no such database: leads'],
])('the start does not wait after the refusal %s', async (code, advice, words = 'refused') => {
  const url = await startStandIn((socket) => refuse(socket, code, words));
  expect(await failureOf(url)).toContain(`: ${words} (${code}). ${advice}`);
});

test('the start names the cure when the server demands encryption', async () => {
  const said =
    'no pg_hba.conf entry for host "192.0.2.1", user "u", database "leads", no encryption';
  const url = await startStandIn((socket) => refuse(socket, '28000', said));
  expect(await failureOf(url)).toContain('add ?sslmode=verify-full to DATABASE_URL');
});

test('the start names the cure when the server has no encryption', async () => {
  const url = await startStandIn((socket) => void socket.write('N'));
  expect(await failureOf(`${url}?sslmode=require`)).toContain('add ?sslmode=disable');
});

test('the start names the cure for a privately signed certificate', async () => {
  const folder = await makeTestFolder();
  const files = '-nodes -keyout key.pem -out cert.pem -subj /CN=localhost -days 2';
  const request = `req -x509 -newkey rsa:2048 ${files}`;
  execFileSync('openssl', request.split(' '), { cwd: folder, stdio: 'ignore' });
  const read = (file: string) => readFileSync(join(folder, file));
  const url = await startStandIn((socket) => {
    socket.write('S');
    const pair = { key: read('key.pem'), cert: read('cert.pem') };
    new TLSSocket(socket, { isServer: true, ...pair }).on('error', () => {});
  });
  expect(await failureOf(`${url}?sslmode=require`)).toMatch(
    /sslrootcert=FILE.*NODE_EXTRA_CA_CERTS=FILE.*sslmode=no-verify/s,
  );
});

test('the start says that it waits for a silent database', async () => {
  const log = vi.fn();
  const connectionString = `postgresql://u:p@127.0.0.1:${await freePort()}/leads`;
  const connecting = connect({ connectionString }, { log, waitMs: 700 });
  await expect(connecting).rejects.toThrow(/Cannot open the database "leads".*ECONNREFUSED/);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Waiting for the database "leads"/)]]);
});

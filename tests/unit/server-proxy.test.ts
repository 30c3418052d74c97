import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages.ts';
import { fakeStore, serveApp, validRequest } from '#tests/support/app.ts';
import { post, send } from '#tests/support/http.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https' };

test.each<[false | number | string[], string, string | undefined]>([
  [false, '127.0.0.1', undefined],
  [['10.0.0.0/8'], '127.0.0.1', undefined],
  [2, '198.51.100.9', 'max-age=31536000'],
  [['loopback'], '203.0.113.7', 'max-age=31536000'],
])(
  'the server counts with TRUST_PROXY=%j the client %s and sends HSTS %s',
  async (trustProxy, client, hsts) => {
    const store = fakeStore();
    const pages = await servePages(
      await makeTestFolder({
        'index.html': 'Home',
        '404.html': '404',
        '.policy-sources.json': '{"scripts":[],"styles":[]}',
      }),
    );
    const { port } = await serveApp({ ...store, trustProxy, pages });
    for (const { headers } of [
      await post(port, '/api/contact', validRequest, forwarded),
      await send(port, '/', { headers: forwarded }),
      await send(port, '/nowhere', { headers: forwarded }),
    ])
      expect(headers['strict-transport-security']).toBe(hsts);
    expect(store.saved[0]?.clientKey).toBe(client);
    const overHttp = await send(port, '/', { headers: { 'x-forwarded-proto': 'http' } });
    expect(overHttp.headers['strict-transport-security']).toBeUndefined();
  },
);

test.each<[false | string[]]>([[false], [['10.0.0.0/8']]])(
  'the server warns once of a header that TRUST_PROXY=%j does not trust',
  async (trustProxy) => {
    const { port, log } = await serveApp({ trustProxy });
    const warnings = () => log.filter(({ level }) => level === 40);
    await send(port, '/');
    expect(warnings()).toEqual([]);
    for (const headers of [forwarded, { forwarded: 'for=203.0.113.7' }]) {
      await send(port, '/', { headers });
      await post(port, '/api/contact', validRequest, headers);
    }
    expect(warnings()).toMatchObject([
      { msg: expect.stringMatching(/TRUST_PROXY does not name it/) },
    ]);
    expect(JSON.stringify(log)).not.toContain('203.0.113.7');
  },
);

test('the server warns once of a trusted proxy that names no visitor', async () => {
  const { port, log } = await serveApp({ trustProxy: ['loopback'] });
  const warnings = () => log.filter(({ level }) => level === 40);
  await send(port, '/api/health');
  await post(port, '/api/contact', validRequest, forwarded);
  expect(warnings()).toEqual([]);
  for (let n = 0; n < 2; n++) await post(port, '/api/contact', validRequest);
  expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/without X-Forwarded-For/) }]);
});

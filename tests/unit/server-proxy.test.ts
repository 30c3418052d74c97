import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages.ts';
import { loadSite } from '#server/http/site-files.ts';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { post, send, writeFolder } from '#tests/support/http.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https' };

async function servePage() {
  return servePages(await loadSite(await writeFolder({ 'index.html': 'Home', '404.html': '404' })));
}

test.each<[false | number | string[], string, boolean]>([
  [false, '127.0.0.1', false],
  [['10.0.0.0/8'], '127.0.0.1', false],
  [1, '203.0.113.7', true],
  [2, '198.51.100.9', true],
  [['loopback'], '203.0.113.7', true],
])(
  'with TRUST_PROXY=%j the client is %s, and whether TLS at the proxy counts is %s',
  async (trustProxy, client, isSecure) => {
    const leads = fakeLeads();
    const { port } = await serveApp({ leads, trustProxy, pages: await servePage() });
    const answers = [
      await post(port, '/api/contact', validRequest, forwarded),
      await send(port, '/', { headers: forwarded }),
    ];
    expect(leads.saved[0]?.client).toBe(client);
    for (const { headers } of answers)
      expect(headers['strict-transport-security']).toBe(isSecure ? 'max-age=31536000' : undefined);
    const overHttp = await send(port, '/', { headers: { 'x-forwarded-proto': 'http' } });
    expect(overHttp.headers['strict-transport-security']).toBeUndefined();
  },
);

test('a forwarded header that nobody trusts is warned of, once', async () => {
  const { port, log } = await serveApp({ pages: await servePage() });
  const warnings = () => log.filter(({ level }) => level === 40);
  await send(port, '/');
  expect(warnings()).toEqual([]);
  for (const headers of [forwarded, { forwarded: 'for=203.0.113.7' }]) {
    await send(port, '/', { headers });
    await post(port, '/api/contact', validRequest, headers);
  }
  expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/TRUST_PROXY is off/) }]);
  expect(JSON.stringify(log)).not.toContain('203.0.113.7');
});

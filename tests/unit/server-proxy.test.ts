import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages.ts';
import { loadSite } from '#server/http/site-files.ts';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { post, send, writeFolder } from '#tests/support/http.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https' };

async function servePage() {
  return servePages(await loadSite(await writeFolder({ 'index.html': 'Home', '404.html': '404' })));
}

test('without TRUST_PROXY a forwarded address and scheme are not believed', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, pages: await servePage() });
  const answer = await post(port, '/api/contact', validRequest, forwarded);
  expect(leads.saved[0]?.client).toBe('127.0.0.1');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  const page = await send(port, '/', { headers: forwarded });
  expect(page.headers['strict-transport-security']).toBeUndefined();
});

test.each([
  [1, '203.0.113.7'],
  [2, '198.51.100.9'],
  [['loopback'], '203.0.113.7'],
])(
  'with TRUST_PROXY=%j the client is %s and TLS at the proxy counts',
  async (trustProxy, client) => {
    const leads = fakeLeads();
    const { port } = await serveApp({ leads, trustProxy, pages: await servePage() });
    const answer = await post(port, '/api/contact', validRequest, forwarded);
    expect(leads.saved[0]?.client).toBe(client);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const page = await send(port, '/', { headers: forwarded });
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const overHttp = await send(port, '/', { headers: { 'x-forwarded-proto': 'http' } });
    expect(overHttp.headers['strict-transport-security']).toBeUndefined();
  },
);

test('a proxy that is not in the list is not believed', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, trustProxy: ['10.0.0.0/8'] });
  await post(port, '/api/contact', validRequest, forwarded);
  expect(leads.saved[0]?.client).toBe('127.0.0.1');
});

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

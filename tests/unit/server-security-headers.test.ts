import { expect, test } from 'vitest';
import { tagHosts } from '#build/site/ad-tag-policy.ts';
import {
  bareSecurityHeaders,
  createPageSecurityHeaders,
  fileSecurityHeaders,
  type PolicySources,
} from '#server/http/security-headers.ts';

const none = { scripts: [], styles: [] };
const policyOf = (sources: PolicySources) =>
  createPageSecurityHeaders(sources)['Content-Security-Policy'];

test('a page allows only itself and the host of stock photographs', () => {
  expect(policyOf(none)).toContain("; img-src 'self' data:; ");
  const photoHost = 'https://photos.example';
  expect(
    policyOf({ ...none, photoHost })
      ?.split('; ')
      .toSorted(),
  ).toEqual([
    ...["base-uri 'none'", "default-src 'self'", "form-action 'self'"],
    ...["frame-ancestors 'none'", "frame-src 'none'"],
    `img-src 'self' ${photoHost} data:`,
    ...["object-src 'none'", "require-trusted-types-for 'script'"],
    ...["script-src 'self'", "style-src 'self'", 'trusted-types site', "worker-src 'none'"],
  ]);
});

test('a page allows only the hosts that the named tags need', () => {
  const off = policyOf(none);
  expect(policyOf({ ...none, tagHosts: tagHosts({ google: '', metaPixel: '' }) })).toBe(off);
  const on = policyOf({
    ...none,
    tagHosts: tagHosts({ google: 'G-ABC123DEF4', metaPixel: '4711' }),
  });
  expect(on).toContain(
    "; script-src 'self' https://www.googletagmanager.com https://connect.facebook.net; ",
  );
  expect(on).toContain("; frame-src 'none'; ");
  expect(on).toMatch(/; connect-src 'self' https:\/\/\*\.google-analytics\.com .*facebook\.com; /);
  // The tags need to write scripts.
  expect(on).not.toContain('trusted-types');
  expect(on).not.toMatch(/doubleclick|unsafe|\s\*\s/);
});

const everyDocument = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('geolocation=()'),
};

test('every document has the policies for documents', () => {
  for (const headers of [createPageSecurityHeaders(none), bareSecurityHeaders])
    expect(headers).toMatchObject(everyDocument);
});

test('every file has nosniff and lets other sites show it', () => {
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  expect(fileSecurityHeaders).toEqual({ 'X-Content-Type-Options': 'nosniff', ...shared });
});

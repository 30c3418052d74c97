import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bareSecurityHeaders,
  createPagePolicy,
  createPageSecurityHeaders,
  fileSecurityHeaders,
  previewSecurityHeaders,
} from '#server/http/security-headers.ts';
import { findInlineHashes } from '../../client/build/inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page allows itself, the photo host, and nothing else', () => {
  expect(
    createPagePolicy(findInlineHashes(['<p>Hello</p>']))
      .split('; ')
      .toSorted(),
  ).toEqual([
    ...["base-uri 'none'", "connect-src 'self'", "default-src 'self'", "font-src 'self'"],
    ...["form-action 'self'", "frame-ancestors 'none'", "frame-src 'none'"],
    "img-src 'self' https://images.unsplash.com data:",
    ...["manifest-src 'self'", "object-src 'none'", "require-trusted-types-for 'script'"],
    ...["script-src 'self'", "style-src 'self'", 'trusted-types site', "worker-src 'none'"],
  ]);
});

test('inline scripts and styles are allowed by their hash, read as browsers do; what runs nothing needs none', () => {
  const html = `
    <style>.hero > a { color: red }</style>
    <STYLE media="(width > 3px)">.b{}</STYLE>
    <script>start("<p>")</script>
    <script type="module" data-note="a > b">a\r\nb\rc</script>
    <script src="/assets/app.js"></script>
    <script type="application/ld+json">{"@type":"FAQPage"}</script>`;
  const policy = createPagePolicy(findInlineHashes([html, html])).split('; ');
  expect(policy).toContain(`style-src 'self' ${hash('.hero > a { color: red }')} ${hash('.b{}')}`);
  expect(policy).toContain(`script-src 'self' ${hash('start("<p>")')} ${hash('a\nb\nc')}`);
});

const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const everyDocument = {
  ...everyAnswer,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('geolocation=()'),
};

test('every answer says nosniff and same-origin, every document its policies; other sites may show the previews', () => {
  expect(fileSecurityHeaders).toMatchObject(everyAnswer);
  for (const headers of [createPageSecurityHeaders(findInlineHashes([])), bareSecurityHeaders])
    expect(headers).toMatchObject(everyDocument);
  const shared = { ...everyAnswer, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  expect(previewSecurityHeaders).toEqual(shared);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bareSecurityHeaders,
  fileSecurityHeaders,
  pagePolicy,
  pageSecurityHeaders,
  previewSecurityHeaders,
} from '#server/http/security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a page allows itself, the photo host, and nothing else', () => {
  expect(Object.fromEntries(directives(pagePolicy('<p>Hello</p>')))).toEqual({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https://images.unsplash.com', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('inline scripts and styles of a page are allowed by their hash', () => {
  const policy = directives(
    pagePolicy(`
      <style>.hero > a { color: red }</style>
      <STYLE media="(width > 3px)">.b{}</STYLE>
      <script>start("<p>")</script>
      <script type="module" data-note="a > b">import("/assets/app.js")</script>`),
  );
  expect(policy.get('style-src')).toEqual([
    "'self'",
    hash('.hero > a { color: red }'),
    hash('.b{}'),
  ]);
  expect(policy.get('script-src')).toEqual([
    "'self'",
    hash('start("<p>")'),
    hash('import("/assets/app.js")'),
  ]);
});

test('line ends are hashed as the browser reads them', () => {
  expect(pagePolicy('<script>a\r\nb\rc</script>')).toContain(hash('a\nb\nc'));
});

test('scripts with an address, empty ones and data blocks need no hash', () => {
  const policy = pagePolicy(`
    <script src="/assets/app.js"></script>
    <script type="application/ld+json">{"@type":"FAQPage"}</script>`);
  expect(directives(policy).get('script-src')).toEqual(["'self'"]);
});

test('no policy allows unsafe-inline or unsafe-eval', () => {
  for (const headers of [pageSecurityHeaders('<style>a{}</style>'), bareSecurityHeaders]) {
    expect(headers['Content-Security-Policy']).not.toContain('unsafe');
  }
});

test('every answer says nosniff and same-origin, every document its policies', () => {
  const documents = [pageSecurityHeaders(''), bareSecurityHeaders];
  for (const headers of [...documents, fileSecurityHeaders]) {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
  for (const headers of documents) {
    expect(headers).toMatchObject({
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test('other sites may show the preview images', () => {
  expect(previewSecurityHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

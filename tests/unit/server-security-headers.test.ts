import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bareSecurityHeaders,
  fileSecurityHeaders,
  type HeaderList,
  pagePolicy,
  pageSecurityHeaders,
  previewSecurityHeaders,
} from '#server/security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const header = (headers: HeaderList, name: string) => headers[headers.indexOf(name) + 1];

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
    'default-src': ["'none'"],
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
  const policies = [pageSecurityHeaders('<style>a{}</style>'), bareSecurityHeaders];
  for (const { plain, secure } of policies) {
    expect(header(plain, 'Content-Security-Policy')).not.toContain('unsafe');
    expect(header(secure, 'Content-Security-Policy')).not.toContain('unsafe');
  }
});

test('only behind TLS are browsers told to stay on TLS', () => {
  for (const { plain, secure } of [
    pageSecurityHeaders('<p>Hello</p>'),
    bareSecurityHeaders,
    fileSecurityHeaders,
  ]) {
    expect(plain).not.toContain('Strict-Transport-Security');
    expect(header(secure, 'Strict-Transport-Security')).toBe('max-age=31536000');
  }
  const { plain, secure } = pageSecurityHeaders('<p>Hello</p>');
  expect(header(plain, 'Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  expect(header(secure, 'Content-Security-Policy')).toContain('; upgrade-insecure-requests');
});

test('every answer says nosniff and same-origin, every document its policies', () => {
  for (const { plain } of [pageSecurityHeaders(''), bareSecurityHeaders, fileSecurityHeaders]) {
    expect(header(plain, 'X-Content-Type-Options')).toBe('nosniff');
    expect(header(plain, 'Cross-Origin-Resource-Policy')).toBe('same-origin');
  }
  for (const { plain } of [pageSecurityHeaders(''), bareSecurityHeaders]) {
    expect(header(plain, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header(plain, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(header(plain, 'Permissions-Policy')).toContain('geolocation=()');
  }
});

test('other sites may show the preview images', () => {
  for (const headers of [previewSecurityHeaders.plain, previewSecurityHeaders.secure]) {
    expect(header(headers, 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(header(headers, 'X-Content-Type-Options')).toBe('nosniff');
  }
});

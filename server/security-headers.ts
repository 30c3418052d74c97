import { createHash } from 'node:crypto';

/** Response headers by their names. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Over TLS, here or at a trusted proxy. For this host only: the company's others may not have TLS. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Security headers of files that are no documents: scripts, styles, fonts, pictures. */
export const fileSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Security headers of the preview images, which are there for other sites to show. */
export const previewSecurityHeaders = {
  ...fileSecurityHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** On every document: what browsers honour for the page as a whole. */
const documentSecurityHeaders = {
  ...fileSecurityHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Where the stock photos come from (spec section 3, "Portfolio project"). */
const photoHost = 'https://images.unsplash.com';

// Quoted attribute values may hold ">", so they are stepped over as a whole.
const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;

/** Scripts that run; a data block such as JSON-LD needs no permission. */
function isExecutable(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return (
    ['', 'module', 'importmap', 'speculationrules'].includes(type) || type.endsWith('javascript')
  );
}

/** CSP sources for the inline scripts and styles of a page, as the browser's parser sees them. */
function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    const kind = name.toLowerCase() === 'script' ? 'script' : 'style';
    if (content === '' || (kind === 'script' && !isExecutable(attributes))) continue;
    const text = content.replace(/\r\n?/g, '\n');
    hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { script: [...hashes.script], style: [...hashes.style] };
}

/**
 * The Content-Security-Policy of one page: nothing but our own files, the photo host, and the
 * inline scripts and styles that stand in this very page, by hash. No `unsafe-inline`, so `style`
 * attributes in markup do not apply.
 */
export function pagePolicy(html: string): string {
  const { script, style } = inlineHashes(html);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    `img-src 'self' ${photoHost} data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers of an HTML page (or an SVG, which can be opened as one) with this content. */
export function pageSecurityHeaders(html: string) {
  return { ...documentSecurityHeaders, 'Content-Security-Policy': pagePolicy(html) };
}

/** Security headers of JSON and short text answers, which load and run nothing. */
export const bareSecurityHeaders = {
  ...documentSecurityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

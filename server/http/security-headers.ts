/** Response headers by their names. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Where a trusted proxy has taken TLS off. For this host only: the company's others may not have TLS. */
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

/** CSP sources of the inline scripts and styles of all pages, which the build has written beside them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of the pages: nothing but our own files, the photo host, and the inline
 * scripts and styles that the build has put there, by hash. No `unsafe-inline`, so `style` attributes
 * in markup do not apply.
 */
export function createPagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    // Not 'none': Firefox 115 takes the sprite of drawings for what no directive names.
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' ${photoHost} data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // What a script may write: client/src/trusted.ts.
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}

/** Security headers of the HTML pages, and of SVGs, which can be opened as one. */
export const createPageSecurityHeaders = (hashes: InlineHashes): HeaderFields => ({
  ...documentSecurityHeaders,
  'Content-Security-Policy': createPagePolicy(hashes),
});

/** Security headers of JSON and short text answers, which load and run nothing. */
export const bareSecurityHeaders = {
  ...documentSecurityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

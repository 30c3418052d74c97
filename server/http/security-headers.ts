export type HeaderFields = Readonly<Record<string, string>>;

/** For this host only: the company's others may not have TLS. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** For files that are no documents; the preview images among them are shown by other sites. */
export const fileSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const documentSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const photoHost = 'https://images.unsplash.com';

/** CSP sources of the pages' inline scripts and styles, which the build has written beside them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Hosts that the tags of ad systems need, by directive. Only in a site whose owner names tags. */
  readonly tagHosts?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}

/** For HTML pages, and SVGs, which can be opened as one. Without `unsafe-inline`, `style` attributes do not apply. */
export const createPageSecurityHeaders = ({
  scripts,
  styles,
  tagHosts,
}: InlineHashes): HeaderFields => ({
  ...documentSecurityHeaders,
  'Content-Security-Policy': [
    // Not 'none': Firefox 115 takes the sprite of drawings for what no directive names.
    "default-src 'self'",
    "object-src 'none'",
    tagHosts?.['frame-src'] ? `frame-src ${tagHosts['frame-src'].join(' ')}` : "frame-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...scripts, ...(tagHosts?.['script-src'] ?? [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    [`img-src 'self' ${photoHost} data:`, ...(tagHosts?.['img-src'] ?? [])].join(' '),
    ...(tagHosts ? [["connect-src 'self'", ...(tagHosts['connect-src'] ?? [])].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // What a script may write: client/src/trusted.ts. The tags of ad systems write scripts of their own.
    ...(tagHosts ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
  ].join('; '),
});

/** For JSON and short texts. */
export const bareSecurityHeaders = {
  ...documentSecurityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

type HeaderFields = Readonly<Record<string, string>>;

/** Demands TLS for this host only, because the company's other hosts may not have it. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The headers of files that are not documents. Other sites show the preview images among them. */
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

/** The CSP sources of the pages' inline scripts and styles. The build writes them beside the pages. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The hosts that the tags of ad systems need, by directive. It is undefined if the owner names no tag. */
  readonly tagHosts?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}

/** Returns the headers of HTML pages and SVGs, which can be opened as a page. They forbid `style` attributes. */
export const createPageSecurityHeaders = ({
  scripts,
  styles,
  tagHosts,
}: InlineHashes): HeaderFields => ({
  ...documentSecurityHeaders,
  'Content-Security-Policy': [
    // With 'none', Firefox 115 blocks the sprite of drawings, because it finds no other directive for it.
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
    // client/src/trusted.ts makes the HTML that scripts may write. Tags of ad systems need to write scripts.
    ...(tagHosts ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
  ].join('; '),
});

/** The headers of JSON and short texts. */
export const bareSecurityHeaders = {
  ...documentSecurityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

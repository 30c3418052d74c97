export type HeaderFields = Readonly<Record<string, string>>;

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

/** The sources that the pages' policy allows beside the site itself. The build writes them beside the pages. */
export interface PolicySources {
  /** The hashes of the inline scripts, and of the inline styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The host of stock photographs. It is undefined if no page shows one. */
  readonly photoHost?: string | undefined;
  /** The hosts that the tags of ad systems need, by directive. It is undefined if the owner names no tag. */
  readonly tagHosts?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Returns the headers of HTML pages and SVGs, which can be opened as a page. They forbid `style` attributes. */
export function createPageSecurityHeaders({
  scripts,
  styles,
  photoHost,
  tagHosts,
}: PolicySources): HeaderFields {
  /** Returns a directive with our own sources and the hosts that tags need. */
  const allow = (directive: string, ...own: readonly string[]) =>
    [directive, ...own, ...(tagHosts?.[directive] ?? [])].join(' ');
  const policy = [
    // With 'none', Firefox 115 blocks the file of a drawing, because it finds no other directive for `<use>`.
    "default-src 'self'",
    "object-src 'none'",
    tagHosts?.['frame-src'] ? allow('frame-src') : "frame-src 'none'",
    "worker-src 'none'",
    allow('script-src', "'self'", ...scripts),
    allow('style-src', "'self'", ...styles),
    allow('img-src', "'self'", ...(photoHost ? [photoHost] : []), 'data:'),
    ...(tagHosts ? [allow('connect-src', "'self'")] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // client/src/trusted.ts makes the HTML that scripts may write. Tags of ad systems need to write scripts.
    ...(tagHosts ? [] : ["require-trusted-types-for 'script'", 'trusted-types site']),
  ];
  return { ...documentSecurityHeaders, 'Content-Security-Policy': policy.join('; ') };
}

/** The headers of JSON and short texts. */
export const bareSecurityHeaders = {
  ...documentSecurityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

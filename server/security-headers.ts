import { createHash } from 'node:crypto';

/** Response headers as `writeHead` takes them fastest: name, value, name, value. */
export type HeaderList = readonly string[];

/** The same headers as Express's `set` takes them. */
export function toRecord(list: HeaderList): Record<string, string> {
  const record: Record<string, string> = {};
  for (let i = 0; i < list.length; i += 2) record[list[i] ?? ''] = list[i + 1] ?? '';
  return record;
}

/** Headers that differ with the connection: plain HTTP, or TLS here or at a trusted proxy. */
export interface ByConnection<T> {
  readonly plain: T;
  readonly secure: T;
}

/** One year, for this host only: the company's other hosts may not have TLS. */
const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'];

const noSniff = ['X-Content-Type-Options', 'nosniff'];

/** On every answer, whatever its type; preview images are there for other sites to show. */
const everywhere = [...noSniff, 'Cross-Origin-Resource-Policy', 'same-origin'];
const shared = [...noSniff, 'Cross-Origin-Resource-Policy', 'cross-origin'];

/** On every document: what browsers honour for the page as a whole. */
const documents = [
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['X-Frame-Options', 'DENY'],
];

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

function behindTls(plain: string[], policy: string): ByConnection<HeaderList> {
  return {
    plain: ['Content-Security-Policy', policy, ...plain],
    secure: [
      ...['Content-Security-Policy', `${policy}; upgrade-insecure-requests`],
      ...strictTransport,
      ...plain,
    ],
  };
}

/** Security headers of an HTML page (or an SVG, which can be opened as one) with this content. */
export function pageSecurityHeaders(html: string): ByConnection<HeaderList> {
  return behindTls([...everywhere, ...documents], pagePolicy(html));
}

/** Security headers of JSON and short text answers, which load and run nothing. */
export const bareSecurityHeaders: ByConnection<HeaderList> = behindTls(
  [...everywhere, ...documents],
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/** Security headers of files that are no documents: scripts, styles, fonts, pictures. */
export const fileSecurityHeaders: ByConnection<HeaderList> = {
  plain: everywhere,
  secure: [...strictTransport, ...everywhere],
};

/** Security headers of the preview images. */
export const previewSecurityHeaders: ByConnection<HeaderList> = {
  plain: shared,
  secure: [...strictTransport, ...shared],
};

import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { colours } from '#shared/colours.ts';

const style = `
body { margin: 0; background: ${colours.sheet}; color: ${colours.ink}; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
label { font-weight: 600; }
form p { margin-bottom: 1rem; }
form + form { margin-top: 1.5rem; }
input, textarea, button { display: block; width: 100%; border: 2px solid ${colours.ink}; color: inherit; font: inherit; }
input, textarea { box-sizing: border-box; min-height: 3rem; padding: .5rem .75rem; border-radius: 0; background: #fff; }
button { min-height: 3.25rem; margin-bottom: .75rem; background: none; font-weight: 600; }
button[value=answered] { background: ${colours.canary}; }
:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** Sends a page that the server makes itself. It escapes nothing, so never pass it a visitor's text. */
export function sendPlainPage(
  response: Response,
  title: string,
  paragraphs: readonly string[],
  action = '',
): Response {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<main><h1>${title}</h1>${text}${action}</main>
</html>`;
  return response.set(headers).type('html').send(html);
}

import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { answerLinkDays, answerPath } from '#server/database/answer-link.ts';
import { indianDayTime } from '#server/database/lead-words.ts';
import type { AnswerLink, FollowLink, LinkTarget } from '#server/leads/answers.ts';
import { allowOnly, type HttpError } from './http-error.ts';

const style = `
body { margin: 0; background: #fbf9f4; color: #15191e; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
button { width: 100%; min-height: 3.25rem; border: 2px solid #15191e; background: #f4b536; color: inherit; font: inherit; font-weight: 600; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nobody finds, keeps or passes on this page; its address opens it. */
const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const button = '<form method="post"><button>Mark as answered</button></form>';

const page = (title: string, text: string, action = '') =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p>${action}</main></html>`;

/** The page for where a link leads. */
function describe(
  id: number,
  target: LinkTarget,
  now = new Date(),
): [status: number, html: string] {
  if (target === 'wrong') {
    return [404, page('Not a valid link', 'It may have been cut off, or the request was erased.')];
  }
  if (target === 'old') {
    const old = `Links in mails are good for ${answerLinkDays} days. Use: npm run leads -- answered`;
    return [410, page('An old link', old)];
  }
  const received = `Received ${indianDayTime(target.createdAt, now)}`;
  if (!target.answeredAt) return [200, page(`Request ${id}`, `${received}.`, button)];
  const answered = `${received}, marked as answered ${indianDayTime(target.answeredAt, now)}.`;
  return [200, page(`Request ${id} is answered`, answered)];
}

/** The link's parts; a number that no lead can have is nobody's. */
function readLink({ params }: Request): AnswerLink {
  const { id = '', signature = '' } = params as Record<string, string>;
  const isNumber = /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31;
  return { id: isNumber ? Number(id) : 0, signature };
}

/**
 * `GET /answered/ID/SIGNATURE`, a link in a notice: a plain page without personal data and one button,
 * whose POST marks the lead. Whoever has the link may: it needs no further proof of where a post comes
 * from, and browsers that keep the referrer secret give none.
 */
export function answeredRouter(follow: FollowLink): Router {
  const router = Router();
  const route = router.route(`${answerPath}/:id{/:signature}`);
  route.all((_request, response, next) => {
    response.set(headers).type('html');
    response.locals.answerError = ({ message }: HttpError) =>
      response.send(page('Not done', message));
    next();
  });
  const answerTo = (marks: boolean) => async (request: Request, response: Response) => {
    const link = readLink(request);
    const target = await follow(link, marks);
    // Reloading the page sends nothing.
    if (marks && typeof target === 'object') return response.redirect(303, request.originalUrl);
    const [status, html] = describe(link.id, target);
    response.status(status).send(html);
  };
  route.get(answerTo(false)).post(answerTo(true)).all(allowOnly('GET, HEAD, POST'));
  return router;
}

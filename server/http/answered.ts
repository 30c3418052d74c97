import { type Request, type Response, Router } from 'express';
import { answerLinkDays, answerPath } from '#server/database/answer-link.ts';
import { indianDayTime } from '#server/database/lead-words.ts';
import type { AnswerLink, FollowLink, LinkTarget } from '#server/leads/answers.ts';
import { allowOnly, type HttpError } from './http-error.ts';
import { plainPage, plainPageHeaders } from './plain-page.ts';
import { type InTurn, toClient } from './request.ts';

const button = '<form method="post"><button>Mark as answered</button></form>';

/** The page for where a link leads. */
function describe(
  id: number,
  target: LinkTarget,
  now = new Date(),
): [status: number, html: string] {
  if (target === 'wrong') {
    const wrong = 'It may have been cut off, or the request was erased.';
    return [404, plainPage('Not a valid link', [wrong])];
  }
  if (target === 'old') {
    const old = `Links in mails are good for ${answerLinkDays} days. Use: npm run leads -- answered`;
    return [410, plainPage('An old link', [old])];
  }
  const received = `Received ${indianDayTime(target.createdAt, now)}`;
  if (!target.answeredAt) return [200, plainPage(`Request ${id}`, [`${received}.`], button)];
  const answered = `${received}, marked as answered ${indianDayTime(target.answeredAt, now)}.`;
  return [200, plainPage(`Request ${id} is answered`, [answered])];
}

/** The link's parts; a number that no lead can have is nobody's. */
function readLink({ params }: Request): AnswerLink {
  const { id = '', signature = '' } = params as Record<string, string>;
  const isNumber = /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31;
  return { id: isNumber ? Number(id) : 0, signature };
}

/**
 * `GET /answered/ID/SIGNATURE`, a link in a notice: a plain page without personal data and one button,
 * whose POST marks the lead. The link is all the right that it takes.
 */
export function createAnsweredRouter(follow: FollowLink, inTurn: InTurn): Router {
  const router = Router();
  const route = router.route(`${answerPath}/:id{/:signature}`);
  route.all((_request, response, next) => {
    response.set(plainPageHeaders).type('html');
    response.locals.answerError = ({ message }: HttpError) =>
      response.send(plainPage('Not done', [message]));
    next();
  });
  const answerTo = (marks: boolean) => async (request: Request, response: Response) => {
    const link = readLink(request);
    const target = await inTurn(toClient(request.ip), () => follow(link, marks));
    // Reloading the page sends nothing.
    if (marks && typeof target === 'object') return response.redirect(303, request.originalUrl);
    const [status, html] = describe(link.id, target);
    response.status(status).send(html);
  };
  route.get(answerTo(false)).post(answerTo(true)).all(allowOnly('GET, HEAD, POST'));
  return router;
}

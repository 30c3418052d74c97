import { type Request, type Response, Router } from 'express';
import { answerLinkDays, answerPath } from '#server/database/answer-link.ts';
import type { AnswerLink, FollowLink, LinkTarget } from '#server/leads/answers.ts';
import { indianDayTime } from '#server/view/lead-words.ts';
import { type InTurn, toClient } from './clients.ts';
import { allowOnly } from './http-error.ts';
import { sendPlainPage } from './plain-page.ts';

const button = '<form method="post"><button>Mark as answered</button></form>';

function sendTarget(response: Response, id: number, target: LinkTarget | undefined): Response {
  if (!target) {
    const why = `It may have been cut off, or is older than ${answerLinkDays} days, or the lead was erased.`;
    return sendPlainPage(response.status(404), 'Not a valid link', [why]);
  }
  const now = new Date();
  const received = `Received ${indianDayTime(target.createdAt, now)}`;
  if (!target.answeredAt) return sendPlainPage(response, `Lead ${id}`, [`${received}.`], button);
  const answered = `${received}, marked as answered ${indianDayTime(target.answeredAt, now)}.`;
  return sendPlainPage(response, `Lead ${id} is answered`, [answered]);
}

/** The link's parts; a number that no lead can have is nobody's. */
function readLink({ params }: Request): AnswerLink {
  const { id = '', signature = '' } = params as Record<string, string>;
  const isNumber = /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31;
  return { id: isNumber ? Number(id) : 0, signature };
}

/**
 * `GET /answered/ID/SIGNATURE`, the link in a notice: a page without personal data, with one button whose
 * POST marks the lead. Whoever has the link may use it.
 */
export function createAnsweredRouter(follow: FollowLink, inTurn: InTurn): Router {
  const router = Router();
  const answerTo = (marks: boolean) => async (request: Request, response: Response) => {
    const link = readLink(request);
    const target = await inTurn(toClient(request.ip), () => follow(link, marks));
    // Reloading the page sends nothing.
    if (marks && target) response.redirect(303, request.originalUrl);
    else sendTarget(response, link.id, target);
  };
  const route = router.route(`${answerPath}/:id{/:signature}`);
  route.get(answerTo(false)).post(answerTo(true)).all(allowOnly('GET, HEAD, POST'));
  return router;
}

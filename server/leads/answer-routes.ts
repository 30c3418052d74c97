import { type Request, type Response, Router } from 'express';
import { type InTurn, toClient } from '#server/http/clients.ts';
import { allowOnly } from '#server/http/http-error.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import type { FollowLink } from './answer-link.ts';
import { answerLinkDays, answerPath } from './answer-link.ts';
import { indianDayTime } from './lead-words.ts';

const whyInvalid = `It may have been cut off, or is older than ${answerLinkDays} days, or the lead was erased.`;
const button = '<form method="post"><button>Mark as answered</button></form>';

/** `GET /answered/ID/SIGNATURE`, the link in a notice: a page without personal data, whose button marks the lead. */
export function createAnsweredRouter(follow: FollowLink, inTurn: InTurn): Router {
  const router = Router();
  const answerTo = (marks: boolean) => async (request: Request, response: Response) => {
    const { id: number, signature = '' } = request.params as Record<string, string>;
    // A number that no lead can have is nobody's.
    const id = /^\d{1,9}$/.test(`${number}`) ? Number(number) : 0;
    const lead = await inTurn(toClient(request.ip), () => follow(id, signature, marks));
    if (!lead) return sendPlainPage(response.status(404), 'Not a valid link', [whyInvalid]);
    // Reloading the page sends nothing.
    if (marks) return response.redirect(303, request.originalUrl);
    const now = new Date();
    const received = `Received ${indianDayTime(lead.createdAt, now)}`;
    if (!lead.answeredAt) return sendPlainPage(response, `Lead ${id}`, [`${received}.`], button);
    const answered = `${received}, marked as answered ${indianDayTime(lead.answeredAt, now)}.`;
    return sendPlainPage(response, `Lead ${id} is answered`, [answered]);
  };
  const route = router.route(`${answerPath}/:id{/:signature}`);
  route.get(answerTo(false)).post(answerTo(true)).all(allowOnly('GET, HEAD, POST'));
  return router;
}

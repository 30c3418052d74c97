import { type Request, type Response, Router } from 'express';
import { toOneLine } from '#server/database/sanitize.ts';
import { type InTurn, toClient } from '#server/http/clients.ts';
import { allowOnly, HttpError } from '#server/http/http-error.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import type { FollowLink } from './answer-link.ts';
import { answerLinkDays, answerPath } from './answer-link.ts';
import { sendAnswerPage } from './answer-page.ts';
import {
  addNote,
  markAnswered,
  maxNoteLength,
  notReached,
  removeNote,
  reopen,
} from './follow-up.ts';
import { readForm } from './routes.ts';

const whyInvalid = `It may have been cut off, or is older than ${answerLinkDays} days, or the lead was erased.`;

/** Returns the work of the button that was pressed. @throws HttpError 400 if the page has no such button */
function readWork(form: URLSearchParams, id: number): NonNullable<Parameters<FollowLink>[2]> {
  const read = (name: string) =>
    toOneLine(form.get(name) ?? '')
      .trim()
      .slice(0, maxNoteLength);
  const written = read('note');
  const author = read('author').slice(0, 100);
  const add = (...parts: string[]) => {
    const note = parts.filter(Boolean).join(': ');
    return (db: Parameters<typeof addNote>[0]) =>
      note ? addNote(db, [id], { author, note }) : Promise.resolve([]);
  };
  switch (form.get('do')) {
    case 'note':
      return add(written);
    case 'not-reached':
      return add(notReached, written);
    case 'answered':
      return async (db) => [await add(written)(db), await markAnswered(db, [id])];
    case 'reopen':
      return (db) => reopen(db, [id]);
    case 'remove-note':
      return (db) => removeNote(db, id, Number(form.get('id')) || 0);
    default:
      throw new HttpError(400, 'This page has no such button.');
  }
}

/**
 * Makes the routes of the link in a notice, `GET /answered/ID/SIGNATURE`: a page without personal data. Its buttons add a
 * note, mark the lead as answered, or undo one of these.
 */
export function createAnsweredRouter(follow: FollowLink, inTurn: InTurn): Router {
  const router = Router();
  const open = async (request: Request, response: Response, form?: URLSearchParams) => {
    const { id: number, signature = '' } = request.params as Record<string, string>;
    // Treat an impossible number as 0, which no lead has.
    const id = /^\d{1,9}$/.test(`${number}`) ? Number(number) : 0;
    const work = form && readWork(form, id);
    const lead = await inTurn(toClient(request.ip), () => follow(id, signature, work));
    if (!lead) return sendPlainPage(response.status(404), 'Not a valid link', [whyInvalid]);
    // Reloading the page sends nothing.
    if (form) return response.redirect(303, request.originalUrl);
    return sendAnswerPage(response, id, lead, new Date());
  };
  const route = router.route(`${answerPath}/:id{/:signature}`);
  route
    .get((request, response) => open(request, response))
    .post(async (request, response) => open(request, response, await readForm(request)))
    .all(allowOnly('GET, HEAD, POST'));
  return router;
}

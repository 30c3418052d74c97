import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Express, Request, Response } from 'express';
import type pg from 'pg';
import { toOneLine } from '#server/base/safe-text.ts';
import { transact, type Work } from '#server/database/pool.ts';
import { toClientKey } from '#server/http/client-address.ts';
import { allowOnly, HttpError } from '#server/http/http-error.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import { readForm } from '#server/http/read-body.ts';
import type { InTurn } from '#server/http/turns.ts';
import { answerLinkDays, answerPath, findLinkedLead, type LinkedLead } from './answer-link.ts';
import {
  addNotes,
  markAnswered,
  maxNoteLength,
  notReachedNote,
  removeNote,
  reopen,
} from './answers.ts';
import { toId } from './lead.ts';
import { indianDayTime, timeLeft } from './reply-times.ts';

const whyInvalid = `It may have been cut off, or is older than ${answerLinkDays} days, or the lead was erased.`;

interface AnswerParts {
  readonly pool: pg.Pool;
  readonly onChanged: () => void;
}

/**
 * Adds the routes of the link in a notice, `GET /answered/ID/SIGNATURE`: a page without personal data. Its buttons add
 * a note, mark the lead as answered, or undo one of these. Mail scanners open links, so opening it changes nothing.
 */
export function addAnswerRoutes(app: Express, parts: AnswerParts, inTurn: InTurn): void {
  const respond = async (request: Request, response: Response) => {
    const { id: number, signature = '' } = request.params as Record<string, string>;
    const id = toId(number);
    const change = request.method === 'POST' ? readButton(request.body, id) : undefined;
    const work = async (tx: NodePgDatabase) => {
      const lead = await findLinkedLead(tx, id, signature);
      if (lead) await change?.(tx);
      return lead;
    };
    const lead = await inTurn(toClientKey(request.ip), () => transact(parts.pool, work));
    if (!lead) return sendPlainPage(response.status(404), 'Not a valid link', [whyInvalid]);
    if (!change) return sendAnswerPage(response, lead, new Date());
    parts.onChanged();
    // Reloading the page sends nothing.
    return response.redirect(303, request.path);
  };
  app
    .route(`${answerPath}/:id{/:signature}`)
    .get(respond)
    .post(readForm, respond)
    .all(allowOnly('GET, HEAD, POST'));
}

const maxAuthorLength = 100;

/** Returns the change that the pressed button makes to a lead. @throws HttpError 400 if the page has no such button */
function readButton(fields: Readonly<Record<string, unknown>>, id: number): Work<unknown> {
  const read = (name: string, most: number) =>
    toOneLine(`${fields[name] ?? ''}`)
      .trim()
      .slice(0, most);
  const words = read('note', maxNoteLength);
  const note = fields.do === 'not-reached' ? notReachedNote(words) : words;
  const author = read('author', maxAuthorLength);
  const addNote = async (tx: NodePgDatabase) => {
    if (note) await addNotes(tx, [id], { author, note });
  };
  switch (fields.do) {
    case 'note':
    case 'not-reached':
      return addNote;
    case 'answered':
      return (tx) => addNote(tx).then(() => markAnswered(tx, [id]));
    case 'reopen':
      return (tx) => reopen(tx, [id]);
    case 'remove-note':
      return (tx) => removeNote(tx, id, toId(fields.id));
    default:
      throw new HttpError(400, 'This page has no such button.');
  }
}

const noteFields = `
<p><label for="note">Note, optional</label>
<textarea id="note" name="note" rows="2" maxlength="${maxNoteLength}"></textarea></p>
<p><label for="author">Your name, optional</label>
<input id="author" name="author" maxlength="${maxAuthorLength}" autocomplete="name"></p>`;

/** Returns a form of these buttons. Enter in a field presses the first button, so that button must change the least. */
const formOf = (fields: string, ...buttons: (readonly [name: string, label: string])[]) =>
  `<form method="post">${fields}${buttons
    .map(([name, label]) => `<button name="do" value="${name}">${label}</button>`)
    .join('')}</form>`;

const saveNote = ['note', 'Save the note'] as const;

/** Sends the page of a lead's state with the buttons for staff. */
function sendAnswerPage(response: Response, lead: LinkedLead, now: Date) {
  const { id, createdAt, answeredAt, notes } = lead;
  const when = (moment: string) => indianDayTime(moment, now);
  const state = answeredAt
    ? `Marked as answered ${when(answeredAt)}.`
    : `Not answered yet: ${timeLeft(lead, now)}.`;
  const paragraphs = [`Received ${when(createdAt)}. ${state}`];
  const forms = answeredAt
    ? [formOf(noteFields, saveNote), formOf('', ['reopen', 'Undo “Answered”'])]
    : [formOf(noteFields, saveNote, ['not-reached', 'Not reached'], ['answered', 'Answered'])];
  if (notes?.lastAt) {
    const count = notes.count === 1 ? '1 note' : `${notes.count} notes`;
    paragraphs.push(`${count}, the last one ${when(notes.lastAt)}.`);
    const field = `<input type="hidden" name="id" value="${notes.removableId}">`;
    if (notes.removableId) forms.push(formOf(field, ['remove-note', 'Undo the last note']));
  }
  const title = answeredAt ? `Lead ${id} is answered` : `Lead ${id}`;
  return sendPlainPage(response, title, paragraphs, forms.join(''));
}

import type { Response } from 'express';
import { sendPlainPage } from '#server/http/plain-page.ts';
import type { FollowedLead } from './answer-link.ts';
import { maxNoteLength } from './follow-up.ts';
import { indianDayTime, timeLeft } from './lead-words.ts';

const noteFields = `
<p><label for="note">Note, optional</label>
<textarea id="note" name="note" rows="2" maxlength="${maxNoteLength}"></textarea></p>
<p><label for="author">Your name, optional</label>
<input id="author" name="author" maxlength="100" autocomplete="name"></p>`;

/** Returns a form of these buttons. Enter in a field presses the first button, so that button must change the least. */
const form = (fields: string, buttons: readonly (readonly [work: string, label: string])[]) =>
  `<form method="post">${fields}${buttons
    .map(([work, label]) => `<button name="do" value="${work}">${label}</button>`)
    .join('')}</form>`;

const saveNote = ['note', 'Save the note'] as const;

/** Sends the page behind a lead's link. It shows the lead's state and buttons for staff. */
export function sendAnswerPage(
  response: Response,
  id: number,
  lead: FollowedLead,
  now: Date,
): Response {
  const { createdAt, answeredAt, notes } = lead;
  const when = (moment: string) => indianDayTime(moment, now);
  const state = answeredAt
    ? `Marked as answered ${when(answeredAt)}.`
    : `Not answered yet: ${timeLeft(lead, now)}.`;
  const paragraphs = [`Received ${when(createdAt)}. ${state}`];
  let undo = '';
  if (notes?.last) {
    const count = notes.count === 1 ? '1 note' : `${notes.count} notes`;
    paragraphs.push(`${count}, the last one ${when(notes.last)}.`);
    const field = `<input type="hidden" name="id" value="${notes.removable}">`;
    if (notes.removable) undo = form(field, [['remove-note', 'Undo the last note']]);
  }
  const forms = answeredAt
    ? [form(noteFields, [saveNote]), form('', [['reopen', 'Undo “Answered”']])]
    : [form(noteFields, [saveNote, ['not-reached', 'Not reached'], ['answered', 'Answered']])];
  const title = answeredAt ? `Lead ${id} is answered` : `Lead ${id}`;
  return sendPlainPage(response, title, paragraphs, [...forms, undo].join(''));
}

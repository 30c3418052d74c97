import { type HTMLElement, parse } from 'node-html-parser';
import { type ContactField, contactSchema } from '#shared/contact.ts';
import type { FieldErrors } from './http-error.ts';

/** What the contact page shows in answer to a form that was sent without JavaScript. */
export interface FormAnswer {
  /** What the visitor entered; a missing field is empty. */
  readonly values?: Readonly<Partial<Record<ContactField, string>>> | undefined;
  readonly errors?: FieldErrors | undefined;
  /** The request is stored: the confirmation stands in the form's place. */
  readonly isSent?: boolean;
  /** What a notification would say of a failure (spec section 8). */
  readonly failure?: string | undefined;
}

const fields = Object.keys(contactSchema.shape) as ContactField[];

const places = (field: ContactField) => ({
  control: `[name="${field}"]`,
  message: `#${field}-error`,
  text: `[data-message="${field}"]`,
});

/** The form, and two hidden parts: what stands in its place once sent, and beneath it on failure. */
const form = '#consultation';
const confirmation = '[data-confirmation]';
const failureNotice = '[data-failure]';
const failureText = `${failureNotice} p`;

/**
 * What this page lacks of the markup that `renderFormAnswer` fills in; empty when it will do. For each
 * field a control, and beneath it, hidden, a message with a place for its text.
 */
export function missingMarkup(html: string): string[] {
  const page = parse(html);
  const wanted = fields.flatMap((field) => Object.values(places(field)));
  return [...wanted, form, confirmation, failureText].filter((place) => !page.querySelector(place));
}

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function enter(control: HTMLElement, value: string): void {
  if (control.rawTagName === 'textarea') {
    // The parser drops a line break that follows the tag: give it one to drop.
    control.set_content(`\n${escapeHtml(value)}`);
    return;
  }
  if (control.rawTagName === 'input') control.setAttribute('value', value);
  for (const option of control.querySelectorAll('option')) {
    if (option.getAttribute('value') === value) option.setAttribute('selected', '');
    else option.removeAttribute('selected');
  }
}

/**
 * The page for whom it answers: each field's value and message put in, invalid fields marked and
 * linked to their message; the first of them, the confirmation or the failure focused. Scripts are
 * left out: the page is complete as it stands, and the app would start it afresh.
 *
 * @param html the prerendered contact page, with the markup that `missingMarkup` asks for.
 */
export function renderFormAnswer(
  html: string,
  { values = {}, errors = {}, isSent = false, failure }: FormAnswer,
): string {
  const page = parse(html, { comment: true });
  const find = (place: string) => page.querySelector(place) as HTMLElement;
  for (const script of page.querySelectorAll(
    'script:not([type^="application/"]), link[rel="modulepreload"]',
  )) {
    script.remove();
  }
  let focused: HTMLElement | undefined;
  if (isSent) {
    focused = find(confirmation).removeAttribute('hidden');
    find(form).setAttribute('hidden', '');
  }
  if (failure !== undefined) {
    focused = find(failureNotice).removeAttribute('hidden');
    find(failureText).set_content(escapeHtml(failure));
  }
  for (const field of fields) {
    const { control, message, text } = places(field);
    const input = find(control);
    enter(input, values[field] ?? '');
    const error = errors[field];
    if (error === undefined) continue;
    const hint = input.getAttribute('aria-describedby') ?? '';
    input
      .setAttribute('aria-invalid', 'true')
      .setAttribute('aria-describedby', `${hint} ${field}-error`.trim());
    find(message).removeAttribute('hidden');
    find(text).set_content(escapeHtml(error));
    focused ??= input;
  }
  focused?.setAttribute('autofocus', '');
  return page.toString();
}

import { type HTMLElement, parse } from 'node-html-parser';
import { type ContactField, contactSchema } from '#shared/contact.ts';
import type { FieldErrors } from './http-error.ts';

/** What the contact page shows in answer to a form that was sent without JavaScript. */
export interface FormAnswer {
  /** What the visitor entered; a missing field is empty. */
  readonly values?: Readonly<Partial<Record<ContactField, string>>> | undefined;
  readonly errors?: FieldErrors | undefined;
  /** What a notification would say (spec section 8): of success, in a confirmation in the form's place. */
  readonly success?: string | undefined;
  /** And of failure, beneath the form. */
  readonly failure?: string | undefined;
}

const fields = Object.keys(contactSchema.shape) as ContactField[];

const places = (field: ContactField) => ({
  control: `[name="${field}"]`,
  message: `#${field}-error`,
  text: `[data-message="${field}"]`,
});

const form = '#consultation';
/** Two hidden parts, each with a paragraph for its text. */
const outcomes = { success: '[data-confirmation]', failure: '[data-failure]' } as const;
const textOf = (outcome: string) => `${outcome} p`;

/**
 * What this page lacks of the markup that `renderFormAnswer` fills in; empty when it will do. For each
 * field a control, and beneath it, hidden, a message with a place for its text.
 */
export function missingMarkup(html: string): string[] {
  const page = parse(html);
  const wanted = fields.flatMap((field) => Object.values(places(field)));
  return [...wanted, form, ...Object.values(outcomes).map(textOf)].filter(
    (place) => !page.querySelector(place),
  );
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
 * The contact page with an answer: each field's value and message put in, invalid fields marked and
 * linked to their message; the first of them, the confirmation or the failure focused. Scripts are
 * left out: the page is complete as it stands, and the app would start it afresh.
 *
 * @param html the prerendered contact page, with the markup that `missingMarkup` asks for.
 */
export function renderFormAnswer(
  html: string,
  { values = {}, errors = {}, success, failure }: FormAnswer,
): string {
  const page = parse(html, { comment: true });
  const find = (place: string) => page.querySelector(place) as HTMLElement;
  for (const script of page.querySelectorAll(
    'script:not([type^="application/"]), link[rel="modulepreload"]',
  )) {
    script.remove();
  }
  let focused: HTMLElement | undefined;
  if (success !== undefined) find(form).setAttribute('hidden', '');
  for (const [outcome, text] of [
    ['success', success],
    ['failure', failure],
  ] as const) {
    if (text === undefined) continue;
    focused = find(outcomes[outcome]).removeAttribute('hidden');
    find(textOf(outcomes[outcome])).set_content(escapeHtml(text));
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

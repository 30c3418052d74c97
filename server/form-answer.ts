import { type HTMLElement, parse } from 'node-html-parser';
import { type ContactField, contactSchema } from '#shared/contact.ts';
import type { FieldErrors } from './http-error.ts';

/** What the contact page shows in answer to a form that was sent without JavaScript. */
export interface FormAnswer {
  /** What the visitor entered; a missing field is empty. */
  readonly values?: Readonly<Partial<Record<ContactField, string>>> | undefined;
  readonly errors?: FieldErrors | undefined;
  /** What a notification would say (spec section 8). */
  readonly notice?: { readonly kind: 'success' | 'failure'; readonly text: string } | undefined;
}

const fields = Object.keys(contactSchema.shape) as ContactField[];

const places = (field: ContactField) => ({
  control: `[name="${field}"]`,
  message: `#${field}-error`,
  text: `[data-message="${field}"]`,
});

/**
 * What this page lacks of the markup that `renderFormAnswer` fills in; empty when it will do. For each
 * field a control, and beneath it, hidden, a message with a place for its text; once, a hidden notice.
 */
export function missingMarkup(html: string): string[] {
  const page = parse(html);
  const wanted = fields.flatMap((field) => Object.values(places(field)));
  return [...wanted, '[data-notice]'].filter((place) => !page.querySelector(place));
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
 * linked to their message, the first of them (or the notice) focused. Scripts are left out: the
 * page is complete as it stands, and the app would start it afresh.
 *
 * @param html the prerendered contact page, with the markup that `missingMarkup` asks for.
 */
export function renderFormAnswer(
  html: string,
  { values = {}, errors = {}, notice }: FormAnswer,
): string {
  const page = parse(html, { comment: true });
  const find = (place: string) => page.querySelector(place) as HTMLElement;
  for (const script of page.querySelectorAll(
    'script:not([type^="application/"]), link[rel="modulepreload"]',
  )) {
    script.remove();
  }
  let focused = notice && find('[data-notice]');
  if (notice && focused) {
    focused.setAttributes({ ...focused.attributes, 'data-notice': notice.kind, tabindex: '-1' });
    focused.removeAttribute('hidden').set_content(escapeHtml(notice.text));
  }
  for (const field of fields) {
    const { control, message, text } = places(field);
    const input = find(control);
    enter(input, values[field] ?? '');
    const error = errors[field];
    if (error === undefined) continue;
    input.setAttribute('aria-invalid', 'true').setAttribute('aria-describedby', `${field}-error`);
    find(message).removeAttribute('hidden');
    find(text).set_content(escapeHtml(error));
    focused ??= input;
  }
  focused?.setAttribute('autofocus', '');
  return page.toString();
}

import type { ContactField } from '#shared/contact.ts';
import type { FieldErrors } from './submit-contact.ts';

/** What the contact page shows in answer to a form that was sent without JavaScript. */
export interface ContactPageState {
  /** What the visitor entered; a missing field is empty. */
  readonly values?: Readonly<Partial<Record<ContactField, string>>>;
  readonly errors?: FieldErrors;
  /** What a notification would say (spec section 8). */
  readonly notice?: { readonly kind: 'success' | 'failure'; readonly text: string };
}

const fields: readonly ContactField[] = [
  'name',
  'phone',
  'email',
  'city',
  'projectType',
  'message',
];

// React writes attributes as name="value" and escapes ">" in them, so a tag ends at the first ">".
const openTag = (element: string, attribute: string) => `<${element}\\b[^>]*\\s${attribute}[^>]*>`;

const inputOf = (field: ContactField) => new RegExp(openTag('input', `name="${field}"`));
const textareaOf = (field: ContactField) =>
  new RegExp(`(${openTag('textarea', `name="${field}"`)})[^<]*(</textarea>)`);
const selectOf = (field: ContactField) =>
  new RegExp(`(${openTag('select', `name="${field}"`)})([\\s\\S]*?)(</select>)`);
const messageOf = (field: ContactField) => new RegExp(openTag('[a-z]+', `id="${field}-error"`));
const messageTextOf = (field: ContactField) =>
  new RegExp(`(${openTag('[a-z]+', `data-message="${field}"`)})(?=</)`);
const notice = new RegExp(`(${openTag('[a-z]+', 'data-notice="[^"]*"')})(?=</)`);
const scripts = [
  /<script\b(?![^>]*\stype="application\/)[^>]*>[\s\S]*?<\/script>/g,
  /<link\b[^>]*\srel="modulepreload"[^>]*>/g,
];

/**
 * What this page lacks of the markup that `renderContactPage` fills in; empty when it will do:
 *
 * - a control for each field: `<input name="email">`, a `textarea` or a `select`
 * - beneath each, hidden and empty, its message: `<p id="email-error" hidden="">` with
 *   `<span data-message="email"></span>` in it (or both on one element)
 * - once, hidden and empty, the notice: `<p data-notice="" hidden=""></p>`
 */
export function missingMarkup(html: string): string[] {
  const wanted = fields.flatMap((field): [string, RegExp[]][] => [
    [`a control named ${field}`, [inputOf(field), textareaOf(field), selectOf(field)]],
    [`id="${field}-error"`, [messageOf(field)]],
    [`an empty data-message="${field}"`, [messageTextOf(field)]],
  ]);
  wanted.push(['an empty data-notice', [notice]]);
  return wanted
    .filter(([, patterns]) => !patterns.some((pattern) => pattern.test(html)))
    .map(([what]) => what);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const removeAttribute = (tag: string, name: string) =>
  tag.replace(new RegExp(` ${name}="[^"]*"`), '');

const setAttribute = (tag: string, name: string, value: string) =>
  removeAttribute(tag, name).replace(/\/?>$/, (end) => ` ${name}="${escapeHtml(value)}"${end}`);

function choose(options: string, value: string): string {
  return options.replace(/<option\b[^>]*>/g, (tag) => {
    const plain = removeAttribute(tag, 'selected');
    return plain.includes(` value="${escapeHtml(value)}"`)
      ? setAttribute(plain, 'selected', '')
      : plain;
  });
}

/**
 * The page for whom it answers: each field's value and message put in, invalid fields marked and
 * linked to their message, the first of them (or the notice) focused. Scripts are left out: the
 * page is complete as it stands, and the app would start it afresh.
 *
 * @param template the prerendered contact page, with the markup that `missingMarkup` asks for.
 */
export function renderContactPage(
  template: string,
  { values = {}, errors = {}, notice: words }: ContactPageState,
): string {
  const firstInvalid = words ? undefined : fields.find((field) => errors[field]);
  let html = scripts.reduce((page, script) => page.replace(script, ''), template);
  for (const field of fields) {
    const value = values[field] ?? '';
    const error = errors[field];
    const mark = (tag: string) => {
      if (error === undefined) return tag;
      const linked = setAttribute(tag, 'aria-describedby', `${field}-error`);
      const marked = setAttribute(linked, 'aria-invalid', 'true');
      return field === firstInvalid ? setAttribute(marked, 'autofocus', '') : marked;
    };
    // Functions, because a visitor's "$&" in a replacement text would mean something.
    html = html
      .replace(inputOf(field), (tag) => setAttribute(mark(tag), 'value', value))
      // The parser drops a line break that follows the tag: give it one to drop.
      .replace(textareaOf(field), (_, tag, end) => `${mark(tag)}\n${escapeHtml(value)}${end}`)
      .replace(selectOf(field), (_, tag, options, end) => mark(tag) + choose(options, value) + end);
    if (error === undefined) continue;
    html = html
      .replace(messageTextOf(field), (tag) => tag + escapeHtml(error))
      .replace(messageOf(field), (tag) => removeAttribute(tag, 'hidden'));
  }
  if (words === undefined) return html;
  return html.replace(notice, (tag) => {
    const shown = setAttribute(removeAttribute(tag, 'hidden'), 'data-notice', words.kind);
    const focused = setAttribute(setAttribute(shown, 'tabindex', '-1'), 'autofocus', '');
    return focused + escapeHtml(words.text);
  });
}

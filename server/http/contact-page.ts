import { type HTMLElement, parse } from 'node-html-parser';
import type { FieldErrors } from '#server/leads/contact.ts';
import { type ContactField, contactRules, maxLengths } from '#shared/contact.ts';

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

const fields = Object.keys(contactRules) as ContactField[];

/** Half of what a callback for each sign costs, in a hostile text of nothing else. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&#38;')
    .replaceAll('<', '&#60;')
    .replaceAll('>', '&#62;')
    .replaceAll('"', '&#34;');

/**
 * The prerendered contact page as a function of an answer: each field's value and message put in,
 * invalid fields marked and linked to their message; the first of them, the confirmation or the failure
 * focused. The page is parsed once, here; an answer only fills in its gaps. Scripts are left out: the
 * page is complete as it stands, and the app would start it afresh.
 *
 * @throws Error when the page lacks a place to fill in: for each field a control and, hidden, a message
 * with its text; for success and failure a hidden part with a paragraph.
 */
export function createContactPage(html: string): (answer: FormAnswer) => string {
  const page = parse(html, { comment: true });
  const gaps: ((answer: FormAnswer) => string)[] = [];

  const find = (place: string): HTMLElement => {
    const found = page.querySelector(place);
    if (!found) throw new Error(`the contact page lacks ${place}`);
    return found;
  };
  const gap = (fill: (typeof gaps)[number]) => `gap-${gaps.push(fill) - 1}-here`;
  const fillText = (element: HTMLElement, text: (typeof gaps)[number]) =>
    element.set_content(gap((answer) => escapeHtml(text(answer))));
  /** Attributes in place of one that the page has. */
  const fillAttribute = (element: HTMLElement, name: string, fill: (typeof gaps)[number]) =>
    element.removeAttribute(name).setAttribute(gap(fill), '');

  const scripts = 'script:not([type^="application/"]), link[rel="modulepreload"]';
  for (const script of page.querySelectorAll(scripts)) script.remove();
  fillAttribute(find('#consultation'), 'hidden', ({ success }) => (success ? 'hidden' : ''));
  for (const [outcome, place] of [
    ['success', '[data-confirmation]'],
    ['failure', '[data-failure]'],
  ] as const) {
    const isShown = (answer: FormAnswer) => answer[outcome] !== undefined;
    fillAttribute(find(place), 'hidden', (a) => (isShown(a) ? 'autofocus' : 'hidden'));
    fillText(find(`${place} p`), (answer) => answer[outcome] ?? '');
  }
  for (const field of fields) {
    const control = find(`[name="${field}"]`);
    // Whole, unless it is far too long.
    const entered = ({ values }: FormAnswer) =>
      (values?.[field] ?? '').slice(0, 2 * maxLengths[field]);
    if (control.rawTagName === 'textarea') {
      // Parsers drop a line break that follows the tag: give them one to drop.
      fillText(control, (answer) => `\n${entered(answer)}`);
    } else if (control.rawTagName === 'input') {
      fillAttribute(control, 'value', (answer) => `value="${escapeHtml(entered(answer))}"`);
    }
    for (const option of control.querySelectorAll('option')) {
      const value = option.getAttribute('value') ?? '';
      fillAttribute(option, 'selected', (a) => (entered(a) === value ? 'selected' : ''));
    }
    const hint = control.getAttribute('aria-describedby') ?? '';
    fillAttribute(control, 'aria-describedby', ({ errors = {} }) => {
      if (errors[field] === undefined) return hint && `aria-describedby="${hint}"`;
      const isFirst = field === fields.find((name) => errors[name] !== undefined);
      const described = `aria-describedby="${`${hint} ${field}-error`.trim()}"`;
      return `aria-invalid="true" ${described}${isFirst ? ' autofocus' : ''}`;
    });
    const hidden = ({ errors }: FormAnswer) => (errors?.[field] === undefined ? 'hidden' : '');
    fillAttribute(find(`#${field}-error`), 'hidden', hidden);
    fillText(find(`[data-message="${field}"]`), ({ errors }) => errors?.[field] ?? '');
  }
  const pieces = page.toString().split(/gap-(\d+)-here(?:="")?/);
  // Text and the number of a gap take turns.
  return (answer) =>
    pieces.map((piece, i) => (i % 2 ? gaps[Number(piece)]?.(answer) : piece)).join('');
}

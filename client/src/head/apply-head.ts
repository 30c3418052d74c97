import { trusted } from '#client/trusted.ts';
import type { Head, HeadTag } from './head.ts';

function createTag({ name, attributes, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-page', '');
  if (element instanceof HTMLScriptElement) element.text = trusted.createScript(text) as string;
  return element;
}

/**
 * Replaces the former page's head tags, so that there is always one title, one description and one canonical link
 * (spec section 2). Tags that are already right stay, as after a page load.
 */
export function applyHead({ title, tags }: Head): void {
  document.title = title;
  const present = [...document.head.querySelectorAll('[data-page]')];
  const wanted = tags.map(createTag);
  if (
    present.length === wanted.length &&
    present.every((element, i) => element.isEqualNode(wanted[i] ?? null))
  )
    return;
  for (const element of present) element.remove();
  document.head.append(...wanted);
}

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
 * Replaces the head of the page that was left by this one: one title, one description, one
 * canonical link at all times (spec section 2). Leaves alone what stands there already, as it does
 * when a page was loaded directly.
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

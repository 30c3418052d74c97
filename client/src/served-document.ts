/**
 * Makes the document again what was served. Otherwise React would render it anew, and focus, caret, keystrokes
 * and open parts would be lost. Those who changed the document may do so again once the app is there.
 *
 * @param changes everything that was done to the document, in order
 * @returns true if there was anything to undo
 */
export function undo(changes: readonly MutationRecord[]): boolean {
  const theirs = changes.filter(({ target }) => !isFigure(target));
  const focused = document.activeElement as HTMLElement | null;
  for (const {
    target,
    oldValue,
    addedNodes,
    removedNodes,
    previousSibling,
  } of theirs.toReversed()) {
    if (oldValue !== null) target.nodeValue = oldValue;
    for (const node of addedNodes) (node as ChildNode).remove();
    if (previousSibling) (previousSibling as ChildNode).after(...removedNodes);
    else if (target instanceof Element) target.prepend(...removedNodes);
  }
  // As new nodes: a translator would take those that it knows for translated.
  for (const text of new Set(
    theirs.flatMap(({ target, removedNodes }) => [target, ...removedNodes]),
  ))
    if (text instanceof Text && !isFigure(text)) text.replaceWith(text.data);
  // A field that had been moved has lost the focus.
  if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
  return theirs.length > 0;
}

/** Returns true for the text that the loader counts up, which React lets be. */
const isFigure = ({ parentElement }: Node) => parentElement?.dataset.count !== undefined;

/**
 * Returns what to do where React had to render the document anew after all: the focus goes to the field in
 * the place of the one that has it now. The form has read what was typed by then.
 */
export function keepFocus(): (error: unknown) => void {
  const id = document.activeElement?.id ?? '';
  return (error) => {
    document.getElementById(id)?.focus({ preventScroll: true });
    reportError(error);
  };
}

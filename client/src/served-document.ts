/**
 * Undoes all changes to the served document. Otherwise React would render it again, and focus, caret, keystrokes
 * and open parts would be lost. The programs that changed the document may do so again after the app has started.
 *
 * @param changes all changes to the document, in order
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
  // Use new nodes. A translator would regard the nodes that it knows as translated.
  for (const text of new Set(
    theirs.flatMap(({ target, removedNodes }) => [target, ...removedNodes]),
  ))
    if (text instanceof Text && !isFigure(text)) text.replaceWith(text.data);
  // A field that was moved has lost the focus.
  if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
  return theirs.length > 0;
}

/** Returns true for a text that the loader counts up. React does not change it. */
const isFigure = (node: Node) =>
  node instanceof Text && Boolean(node.parentElement?.closest('[data-count]'));

/**
 * Returns the handler for a document that React had to render again. It moves the focus to the field that replaces
 * the focused one. By then the form has read the typed values.
 */
export function keepFocus(): (error: unknown) => void {
  const id = document.activeElement?.id ?? '';
  return (error) => {
    document.getElementById(id)?.focus({ preventScroll: true });
    reportError(error);
  };
}

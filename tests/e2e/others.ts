/*
 * Changes that other programs make to a visitor's page. Each function runs in the page, so it uses nothing from
 * outside.
 */

/** Translates the page as Chrome does. Each text goes into two <font> elements, also new and changed texts. */
export function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        !text.data.trim() ||
        !parent ||
        parent.closest('font, script, style, svg, textarea, option')
      )
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) if (node.isConnected) wrap(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** The changes that Indian visitors' browsers make most often. */
export const changes = {
  'a translation': translate,
  'a password manager': () => {
    for (const field of document.querySelectorAll('input, textarea, button'))
      field.after(document.createElement('lastpass-icon'));
  },
  'an ad blocker': () => {
    for (const aside of document.querySelectorAll('aside')) aside.remove();
  },
} as const;

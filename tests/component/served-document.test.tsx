import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { undo } from '#client/served-document.ts';

const served = `
  <nav popover="auto">Menu<a href="/">Home</a></nav>
  <form><label>Name<span>*</span></label><input name="name"><p>Your <b>full</b> name</p></form>
  <details><summary>More</summary><p>Text</p> and text</details><aside>Chat</aside><!---->`;

/** A change that a program makes to a page. `at` and `to` choose among its nodes. */
const anyChange = fc.record({
  does: fc.constantFrom('insert', 'remove', 'move', 'wrap', 'write', 'split', 'empty', 'join'),
  at: fc.nat(),
  to: fc.nat(),
});
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

function apply(root: HTMLElement, { does, at, to }: Change): void {
  const walker = document.createTreeWalker(root);
  const nodes: ChildNode[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);
  const node = nodes[at % nodes.length];
  const other = nodes[to % nodes.length];
  if (!node || !other) return;
  const font = document.createElement('font');
  if (does === 'insert') node.after(font, 'inserted');
  if (does === 'remove') node.remove();
  if (does === 'move' && !node.contains(other)) other.before(node);
  if (does === 'wrap') {
    node.replaceWith(font);
    font.append(node);
  }
  if (does === 'write' && node instanceof Text) node.data = `${to}`;
  if (does === 'split' && node instanceof Text) node.splitText(to % (node.length + 1));
  if (does === 'empty') node.textContent = '';
  if (does === 'join') root.normalize();
}

/** Shows HTML until the test ends. Returns its element and a function that returns the changes so far. */
function show(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  const watch = new MutationObserver(() => {});
  watch.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
  return { root, changes: () => watch.takeRecords() };
}

test('undo restores the served document after any series of changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 20 }), (series) => {
      const { root, changes } = show(served);
      const before = root.cloneNode(true);
      const elements = [...root.querySelectorAll('*')];
      for (const change of series) apply(root, change);
      const made = changes();
      expect(undo(made)).toBe(made.length > 0);
      expect(root.isEqualNode(before), root.innerHTML).toBe(true);
      expect([...root.querySelectorAll('*')].every((it, i) => it === elements[i])).toBe(true);
      root.remove();
    }),
  );
});

test('a moved field has the focus again after an undo', () => {
  const { root, changes } = show('<p><input id="name"></p><p></p>');
  const field = root.querySelector('input') as HTMLInputElement;
  root.lastElementChild?.append(field);
  field.focus();
  undo(changes());
  expect(document.activeElement).toBe(field);
});

test('a figure that counts up goes on counting after an undo', () => {
  const { root, changes } = show('<b data-count="500+"><span>0+</span></b>');
  const text = root.querySelector('span')?.firstChild as Text;
  text.data = '7+';
  expect(undo(changes())).toBe(false);
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  undo(changes());
  text.data = '8+';
  expect(root.innerHTML).toBe('<b data-count="500+"><span>8+</span></b>');
});

import { createHash } from 'node:crypto';
import { type AtRule, type Container, parse, Root } from 'postcss';

/** The media of the linked stylesheet: paper, forced colours, and windows that are very low for their text. */
export const linkedMedia = 'print,(forced-colors:active),(height<=20rem)';
const isLinked = ({ name, params }: AtRule) =>
  name === 'media' && linkedMedia.split(',').includes(params);

/** Returns a copy of a rule inside copies of the layers and conditions around it. */
function inItsPlace(rule: AtRule): Container {
  let copy: Container = rule.clone();
  for (let { parent } = rule as Container; parent && parent.type !== 'root'; parent = parent.parent)
    copy = (parent as AtRule).clone({ nodes: [copy as AtRule] });
  return copy;
}

/**
 * Splits the built stylesheet in two. Each page contains the first. The second has the licence notice and the rules that
 * few visitors need. Other visitors' browsers request it without waiting for it.
 */
export function splitStyles(stylesheet: string) {
  const inline = parse(stylesheet);
  const linked = new Root();
  inline.walkComments((comment) => {
    linked.append(comment.clone());
    comment.remove();
  });
  // The base layer already makes every border solid, and this variable says so again beside each width.
  inline.walkDecls(/^border(-[a-z]+)*-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const all = `${inline}`;
  const isUnused = (variable: string) => !all.includes(`var(${variable}`);
  inline.walkDecls(/^--tw-/, (declaration) => {
    if (isUnused(declaration.prop)) declaration.remove();
  });
  inline.walkAtRules('property', (rule) => {
    if (isUnused(rule.params)) rule.remove();
  });
  inline.walkAtRules((rule) => {
    if (!isLinked(rule)) return;
    linked.append(inItsPlace(rule));
    rule.remove();
  });
  const source = `${linked}`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { css: `${inline}`, linked: source, linkedFile: `assets/print-${hash}.css` };
}

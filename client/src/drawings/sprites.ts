/** The drawings of inner pages that Home does not load. Home loads this list, so name only drawings that weigh much. */
const innerDrawings: readonly string[] = [
  'furniture-pieces',
  'office-reception',
  'on-site',
  'switch-and-lock',
];

/** Returns the sprite of a drawing, by the name of its virtual module. */
export function spriteOf(name: string): 'drawings' | 'inner' | 'plans' {
  if (name.startsWith('plan-')) return 'plans';
  return innerDrawings.includes(name) ? 'inner' : 'drawings';
}

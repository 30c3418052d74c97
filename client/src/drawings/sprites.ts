/** The drawings that only inner pages show. Home does not load their sprite. */
const innerDrawings: readonly string[] = [
  'balcony',
  'ceiling-flooring',
  'furniture-pieces',
  'hvac',
  'not-found',
  'office-furniture',
  'office-reception',
  'on-site',
  'switch-and-lock',
];

/** Returns the sprite of a drawing, by the name of its virtual module. */
export function spriteOf(name: string): 'drawings' | 'inner' | 'plans' {
  if (name.startsWith('plan-')) return 'plans';
  return innerDrawings.includes(name) ? 'inner' : 'drawings';
}

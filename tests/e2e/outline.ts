/** One element of a page's accessibility tree. */
interface Part {
  /** Its role with its level and state, such as "heading [level=2]". */
  readonly role: string;
  readonly parts: Part[];
}

/** A line of Playwright's snapshot: indentation, role, name in quotes, states in brackets. */
const line = /^( *)- '?(\w+)(?: "(?:[^"\\]|\\.)*")?((?: \[[\w=-]+\])*)/;

function toLines(parts: readonly Part[], indent = ''): string[] {
  const lines: string[] = [];
  let before = '';
  for (const { role, parts: inner } of parts) {
    const own = [`${indent}${role}`, ...toLines(inner, `${indent}  `)];
    const text = own.join('\n');
    // However many cities, questions or projects there are.
    if (text !== before) lines.push(...own);
    else if (!lines.at(-own.length)?.endsWith(' ...')) lines[lines.length - own.length] += ' ...';
    before = text;
  }
  return lines;
}

/**
 * What a page is built of for assistive technology, from its ARIA snapshot: roles, levels and states in
 * their order, without names, texts and photographs, which are the owner's; equal neighbours stand once,
 * with dots.
 */
export function outline(snapshot: string): string {
  const top: Part = { role: '', parts: [] };
  const open: { depth: number; part: Part }[] = [{ depth: -1, part: top }];
  for (const row of snapshot.split('\n')) {
    const [, { length: depth } = '', role = '', states = ''] = line.exec(row) ?? [];
    if (role === '' || role === 'text' || role === 'img') continue;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const part = { role: role + states, parts: [] };
    open.at(-1)?.part.parts.push(part);
    open.push({ depth, part });
  }
  return `${toLines(top.parts).join('\n')}\n`;
}

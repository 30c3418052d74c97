import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The whole vocabulary of schema.org as schema-dts declares it: a type's parents and properties. */
const source = readFileSync(
  fileURLToPath(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url)),
  'utf8',
);
const types = new Map(
  [
    ...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm),
  ].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(/,\s*/),
      properties: [...body.matchAll(/^ {4}"([^"@]+)"\?:/gm)].map(([, property = '']) => property),
    },
  ]),
);

function propertiesOf(name: string): string[] {
  const type = types.get(name);
  return type ? [...type.properties, ...type.parents.flatMap(propertiesOf)] : [];
}

/** A node of structured data: a type and its properties. */
export type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Every node of a block, itself first. */
export function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

/** The words of a block that schema.org does not know, as "Type" or "Type.property". */
export function unknownWords(block: unknown): string[] {
  return nodesOf(block).flatMap((node) => {
    const type = node['@type'];
    if (!types.has(`${type}Leaf`)) return [type];
    const known = new Set(propertiesOf(`${type}Leaf`));
    return Object.keys(node)
      .filter((word) => !word.startsWith('@') && !known.has(word))
      .map((word) => `${type}.${word}`);
  });
}

import type { LucideIcon } from 'lucide-react';
import { createElement, type SVGProps } from 'react';

/** The part of a Lucide icon's data that is drawn: element names with their attributes, on 24 × 24. */
interface IconData {
  readonly node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands for `createLucideIcon` of lucide-react in the build (client/build/lucide-icons-plugin.ts): that
 * converts names and merges options which nothing here uses, on every page. An icon has no size of its
 * own: a class gives it one.
 */
export default function createLucideIcon({ node }: IconData): LucideIcon {
  const Icon = (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  return Icon as unknown as LucideIcon;
}

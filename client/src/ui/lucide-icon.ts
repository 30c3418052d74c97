import type { LucideIcon } from 'lucide-react';
import { createElement, type SVGProps } from 'react';

/** The part of a Lucide icon's data that is drawn: element names with their attributes, on 24 × 24. */
interface IconData {
  readonly node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands for `createLucideIcon` of lucide-react (vite.config.ts), which converts names and merges
 * options that nothing here uses, on every page.
 */
export default function createLucideIcon({ node }: IconData): LucideIcon {
  const Icon = (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
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

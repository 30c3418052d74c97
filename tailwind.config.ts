import type { Config } from 'tailwindcss';
import { colours } from './shared/colours.ts';

const rem = (px: number) => `${px / 16}rem`;
/** Returns a size between two pixel sizes that grows with the viewport. */
const fluid = (min: number, vw: number, max: number) =>
  `clamp(${rem(min)}, ${vw}vw + 0.0001rem, ${rem(max)})`;

/** The design tokens: colours, text styles, lines and widths. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      ...colours,
      paper: '#efece3',
      ink2: '#3d4248',
      'canary-wash': '#f8da9f',
      'canary-deep': '#dd9c17',
      edge: '#77736a',
      rule: '#cdc8ba',
      'rule-ink': '#4a4e55',
      dusk: '#c9c7c0',
      red: '#a8201a',
      'red-tint': '#fff4f1',
      idle: '#e4dfd2',
      'idle-text': '#5d6066',
    },
    fontSize: {
      'h1-home': [fluid(46, 6.9, 92), { lineHeight: '.98', letterSpacing: '-.022em' }],
      // Narrow phones show it smaller, so that titles need at most two lines.
      h1: [
        `clamp(clamp(${rem(34)}, 10.8vw, ${rem(42)}), 5.2vw + 0.0001rem, ${rem(70)})`,
        { lineHeight: '.98', letterSpacing: '-.022em' },
      ],
      // Titles across the page are `h2-wide`. Titles in a column beside their content are `h2`.
      h2: [fluid(31, 3.5, 46), { lineHeight: '1.06', letterSpacing: '-.016em' }],
      'h2-wide': [fluid(32, 4.7, 66), { lineHeight: '1.04', letterSpacing: '-.022em' }],
      h3: [rem(23), { lineHeight: '1.2', letterSpacing: '-.005em' }],
      figure: [fluid(38, 3.8, 52), { lineHeight: '1', letterSpacing: '-.02em' }],
      lead: [fluid(20, 1.6, 21.5), { lineHeight: '1.42' }],
      body: [rem(18), { lineHeight: '1.5' }],
      label: [rem(16), { lineHeight: '1.3' }],
      small: [rem(16.5), { lineHeight: '1.42' }],
      fine: [rem(15), { lineHeight: '1.35' }],
    },
    // Use rem, so that visitors who have set larger text get the layout of a smaller screen.
    screens: { sm: rem(480), md: rem(760), lg: rem(900), xl: rem(1120) },
    borderRadius: { none: '0', control: '2px', full: '9999px' },
    extend: {
      borderWidth: { frame: '1.5px', title: '3px' },
      maxWidth: { measure: '58ch' },
      spacing: { gutter: 'clamp(20px, 4.4vw, 56px)', section: 'clamp(32px, 7vw, 100px)' },
    },
  },
} satisfies Config;

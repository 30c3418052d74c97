import { PurgeCSS } from 'purgecss';

/** What React writes into attributes for the signs that HTML would misread. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const partsOf = (html: string, part: RegExp) =>
  [...html.matchAll(part)].map(([, value = '']) => value);

/** The classes of a page; they may hold any sign, as in `aria-[current=page]:bg-canary`. */
const classesOf = (html: string) =>
  partsOf(html, /\sclass="([^"]*)"/g).flatMap((value) =>
    value.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  );

/** Leaves out the rules for the insides of form fields: 0.3 kB of every page that has no form. */
function withoutFieldParts(css: string): string {
  return css
    .replace(/(?<=[{}])(?:::[\w-]+,?)+\{[^{}]*\}/g, '')
    .replace(/@supports[^{}]*\{(?:@supports[^{}]*\{\})?\}/g, '');
}

/** Leaves out the utilities' private properties that nothing reads: 0.2 kB of every page. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  const keep = (text: string, name: string) => (read.has(name) ? text : '');
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, keep)
    .replace(/(--tw-[\w-]+):[^;}]*(?:;|(?=\}))/g, keep);
}

/**
 * The rules of the site's CSS that a prerendered page uses before any script has run. The whole
 * stylesheet comes with the app, ahead of anything that scripts add to the page.
 */
export async function pageCss(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html, extension: 'html' }],
    defaultExtractor: (content) => ({
      classes: classesOf(content),
      tags: partsOf(content, /<([a-z][\w-]*)/gi),
      ids: partsOf(content, /\sid="([^"]*)"/g),
      attributes: {
        names: partsOf(content, /\s([a-z][\w-]*)(?==|[\s>])/gi),
        values: partsOf(content, /="([^"]*)"/g),
      },
      undetermined: [],
    }),
    keyframes: true,
    variables: false,
    safelist: ['js', 'laying-out'],
    // Set by the browser, by the loader, or by the server that answers a form without script; and
    // `data-state` by the app, should its stylesheet fail to come.
    dynamicAttributes: [
      'aria-invalid',
      'data-state',
      'data-notice',
      'data-counted',
      'open',
      'autofocus',
    ],
  });
  if (!purged) throw new Error('no CSS is left of the page');
  const rules = /<(?:input|textarea|select)\b/.test(html)
    ? purged.css
    : withoutFieldParts(purged.css);
  // The licence stands in the whole stylesheet.
  return withoutUnread(rules.replace(/\/\*[\s\S]*?\*\//g, '').trim());
}

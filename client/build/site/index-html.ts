/** The three places of client/index.html that a page fills. */
interface PageParts {
  readonly loader: string;
  readonly head: string;
  readonly page: string;
}

/** Fills client/index.html. The replacement is a function, which keeps every `$` as it is. */
export const fillIndexHtml = (template: string, parts: PageParts): string =>
  template.replace(/<!--(loader|head|page)-->/g, (_, part: keyof PageParts) => parts[part]);

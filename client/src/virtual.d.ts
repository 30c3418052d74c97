/** Address of the sprite that holds all drawings but plans; see client/build/drawings-plugin.ts. */
declare module 'virtual:drawings' {
  const url: string;
  export default url;
}

/** Address of the sprite of projects' plans. */
declare module 'virtual:plans' {
  const url: string;
  export default url;
}

/** Cuts fonts to the characters given; ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Uint8Array>;
}

/** Where a browser has Trusted Types; TypeScript's library does not name them yet. */
declare var trustedTypes:
  | undefined
  | {
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScript', (text: string) => string>,
      ): { createHTML(markup: string): TrustedHTML; createScript(json: string): object };
    };

/** Cuts fonts to the given characters. The package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** OpenType features to keep. */
      keepFeatures: readonly string[];
      noHinting: boolean;
      dropTables: readonly string[];
    },
  ): Promise<Uint8Array>;
}

/** Only some browsers have Trusted Types. TypeScript's library does not name them yet. */
declare var trustedTypes:
  | undefined
  | {
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScript', (text: string) => string>,
      ): { createHTML(markup: string): TrustedHTML; createScript(json: string): object };
    };

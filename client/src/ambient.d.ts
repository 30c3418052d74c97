/** Only some browsers have Trusted Types. TypeScript's library does not name them yet. */
declare var trustedTypes:
  | undefined
  | {
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScript', (text: string) => string>,
      ): { createHTML(markup: string): TrustedHTML; createScript(json: string): object };
    };

/**
 * Defines the only Trusted Types policy that the Content-Security-Policy allows. It allows the markup of a drawing
 * that the page came with, and JSON, which as a script does nothing. Any other code that writes markup fails.
 */
const rules = {
  createHTML: (markup: string) => markup,
  createScript(json: string) {
    JSON.parse(json);
    return json;
  },
};

/** Gives plain strings where the browser or the build has no Trusted Types. */
export const trusted = globalThis.trustedTypes?.createPolicy('site', rules) ?? rules;

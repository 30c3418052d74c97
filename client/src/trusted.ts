/**
 * The one Trusted Types policy that the Content-Security-Policy allows: markup of a drawing that the
 * page came with, and JSON, which as a script would do nothing. What else writes markup fails.
 */
const rules = {
  createHTML: (markup: string) => markup,
  createScript(json: string) {
    JSON.parse(json);
    return json;
  },
};

/** As strings where a browser, or the build, has no Trusted Types. */
export const trusted = globalThis.trustedTypes?.createPolicy('site', rules) ?? rules;

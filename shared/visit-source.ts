/** The list of what is known of where a visit came from, and a visit of which nothing is. */
export const noSource = {
  /** The path of the page that the visit began on: "/services/bathrooms". */
  landingPage: null,
  /** The site that linked to it: "google.com". */
  referringHost: null,
  /** What the address said of a campaign. */
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  /** The path of the page that led to the form. */
  formPage: null,
};

/** Where a visit came from, as far as the browser told; without script it told nothing. */
export type VisitSource = { readonly [F in keyof typeof noSource]: string | null };

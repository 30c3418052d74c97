/** Where a visit came from, as far as the browser told; without script it told nothing. */
export interface VisitSource {
  /** The path of the page that the visit began on: "/services/bathrooms". */
  readonly landingPage: string | null;
  /** The site that linked to it: "google.com". */
  readonly referringHost: string | null;
  /** What the address said of a campaign. */
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  /** The path of the page that led to the form. */
  readonly formPage: string | null;
}

export const noSource: VisitSource = {
  landingPage: null,
  referringHost: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  formPage: null,
};

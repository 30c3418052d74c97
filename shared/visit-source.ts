/** The parameters by which an address names its campaign. */
const campaignParameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  utmId: 'utm_id',
} as const;

/** The parameters by which an ad system numbers one click: Google's three, Meta's and Microsoft's. */
export const clickIdParameters = {
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
} as const;

/** The parameters of the address that a visit began at, by the name of the value they give. */
export const sourceParameters = { ...campaignParameters, ...clickIdParameters };

type SourceField = 'landingPage' | 'referringHost' | 'formPage' | keyof typeof sourceParameters;

/** The source of a visit, as the browser sent it. Without JavaScript the browser sends none. */
export type VisitSource = { readonly [F in SourceField]: string | null };

/** The source of a visit of which nothing is known. */
export const noSource: VisitSource = {
  /** The path of the page that the visit began on: "/services/bathrooms". */
  landingPage: null,
  /** The site that linked to it: "google.com". */
  referringHost: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
  utmId: null,
  gclid: null,
  gbraid: null,
  wbraid: null,
  fbclid: null,
  msclkid: null,
  /** The path of the page that led to the form. */
  formPage: null,
};

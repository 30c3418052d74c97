/** The parameters by which an address names its campaign. */
export const campaignParameters = {
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

/** The most characters of the header with a visit's source. Proxies take 8,000. */
export const sourceLimit = 6000;

/** Matches a whole click id, because ad systems cannot use a part of one. They make ids of at most 500 characters. */
export const clickIdShape = /^[!-~]{1,500}$/;

/** The source of a visit, as the browser sent it. Without JavaScript the browser sends none. */
export type VisitSource = {
  /** The path of the page that the visit began on: "/services/bathrooms". */
  readonly landingPage: string | null;
  /** The site that linked to it: "google.com". */
  readonly referringHost: string | null;
  /** The path of the page that led to the form. */
  readonly formPage: string | null;
} & { readonly [F in keyof typeof sourceParameters]: string | null };

import { adTags } from '#shared/company.ts';
import { listed } from './words.ts';

const systems = [...(adTags.google ? ['Google'] : []), ...(adTags.metaPixel ? ['Meta'] : [])];
const named = listed(systems) || 'no one';
const one = systems.length < 2;

/** True if the company's facts name a tag of an ad system. */
export const asksConsent = systems.length > 0;

/** The words about ad tags, for a site that has some. */
export const consentWords = {
  title: 'May we count this visit?',
  text: `With your consent ${named} ${one ? 'learns' : 'learn'} that an ad brought you here. The site works the same without.`,
  details: 'How we use your details',
  accept: 'Accept',
  decline: 'Decline',
  reopen: 'Ad choices',
};

/** The sentences about the tags in the privacy notice. Empty for a site without tags. */
export const consentFacts =
  systems.length === 0
    ? []
    : [
        {
          label: 'Ads',
          value: `Only if you accept: ${named} ${one ? 'stores' : 'store'} codes on your device and ${one ? 'learns' : 'learn'} which pages you open, that a request was sent, and that the call or chat link was pressed. Nothing that you write is passed on. Your choice is stored in this browser. “Ad choices” at the foot of each page changes it.`,
        },
      ];

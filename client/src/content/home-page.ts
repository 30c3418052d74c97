import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { claims } from './claims.ts';
import { faq } from './faq.ts';
import { featuredProjects } from './featured-projects.ts';
import type { NavigationLink } from './navigation.ts';
import { rupeesOf } from './price-range.ts';
import { guideScale, prices } from './prices.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import { hasSmallRooms } from './projects.ts';
import { callTimes, penaltyPromise, replyHours } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import { serviceCards } from './service-cards.ts';
import { serviceList } from './service-list.ts';
import { service as livingRoom } from './services/living-dining.ts';
import type { PageMeta, Photo, ServiceMeta, Stat } from './types.ts';
import { inYears, warranties, warrantyYears } from './warranties.ts';
import { counted, listed } from './words.ts';

/** A figure that counts up from 0. It is shown as prefix, target and suffix without gaps. */
export interface Counter {
  readonly prefix: string;
  readonly target: number;
  readonly suffix: string;
  readonly label: string;
}

/** A city's card. The first city is the head office. */
export interface CityCard {
  readonly name: string;
  /** The state as visitors read it. Delhi has its capital region. */
  readonly state: string;
  /** The state's code: "TG" */
  readonly regionCode: string;
  /** The company's place in that city, if it has more than projects there. */
  readonly note?: string;
  /** A house as people of that city build it: its drawing in `sheets`, and the words beneath. */
  readonly house?: { readonly drawing: string; readonly title: string };
}

/** A reason to choose the company. Its figure comes first. */
export interface Reason {
  readonly figure: string;
  readonly title: string;
  readonly description: string;
}

/** One room in four states along a string of days. */
export interface RoomInDays {
  /** "15 Days" */
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  readonly states: readonly [string, string, string, string];
}

/** The content of Home in the order shown (spec section 2, "Home"). */
export interface HomeContent {
  readonly meta: PageMeta;
  /** The service as structured data names it. */
  readonly service: ServiceMeta['service'];
  readonly hero: {
    /** The slogan's sentences, one for each line. */
    readonly title: readonly string[];
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly projects: NavigationLink;
    /** The photograph in the living room, the third room of the drawing. */
    readonly photo: Photo;
    readonly counters: readonly [Counter, Counter, Counter, Counter];
    /** The price guides for offices and homes, drawn on one scale. */
    readonly prices: readonly {
      readonly label: string;
      readonly price: string;
      /** The same in rupees. */
      readonly rate: readonly [from: number, to: number];
    }[];
    readonly scale: { readonly from: number; readonly to: number };
    /** Says that some rooms cost more, if a project does. */
    readonly smallRooms: string;
  };
  readonly presence: {
    readonly title: string;
    readonly text: string;
    readonly cities: readonly CityCard[];
  };
  readonly whyChooseUs: {
    readonly title: string;
    /** The days of one room, drawn. */
    readonly days: RoomInDays;
    /** Says what happens if a room is late. */
    readonly late: string;
    readonly reasons: readonly Reason[];
  };
  /** Above the service cards. */
  readonly services: {
    readonly title: string;
    readonly text: string;
    readonly all: NavigationLink;
  };
  readonly statistics: {
    readonly title: string;
    readonly stats: readonly Stat[];
    /** Null if the claim was removed. */
    readonly certification: Stat | null;
  };
  /** Above the featured projects. */
  readonly featuredProjects: {
    readonly title: string;
    readonly text: string;
    /** Names the group of filter buttons for assistive technology. */
    readonly filterName: string;
    readonly filters: readonly ProjectFilterOption[];
    readonly all: NavigationLink;
  };
  /** Beside the questions, and the call link that follows them. */
  readonly faq: { readonly title: string; readonly text: string; readonly call: string };
  /** Beside an empty drawing sheet, with a link to the form. */
  readonly closing: { readonly title: string; readonly text: string };
}

const { address } = company;
const offices = featuredProjects.filter(({ category }) => category === 'office').length;
const homes = featuredProjects.length - offices;

/** The houses by city, as `shared/company.ts` names the cities. Their drawings are all to one scale. */
const houses: Readonly<Record<string, string>> = {
  hyderabad: 'Flats over parking',
  bangalore: 'Monkey-top bungalow',
  chennai: 'House with a thinnai',
  mumbai: 'Art Deco flats',
  delhi: 'Floors with a barsati',
  pune: 'Wada with a balcony',
};

function houseIn(city: string): Pick<CityCard, 'house'> {
  const title = houses[city];
  return title ? { house: { drawing: `house-${city}`, title } } : {};
}

const days = { figure: '15 Days', title: 'for most single rooms' };
const judgements = [
  { figure: claims.rating, label: 'rating' },
  { figure: claims.referrals, label: 'referral rate' },
  { figure: claims.repeatClients, label: 'repeat clients' },
];
/** "three offices and three homes" */
const kinds = listed([
  ...(offices > 0 ? [counted(offices, 'office')] : []),
  ...(homes > 0 ? [counted(homes, 'home')] : []),
]);

/** Returns the counter of a figure such as "500+": the number, and the signs before and after it. */
function countTo(figure: string, label: string): Counter {
  const [, prefix = '', target = '', suffix = ''] = /^(\D*)([\d,]+)(.*)$/.exec(figure) ?? [];
  // Without a figure there is nothing to label. The build warns of the gap.
  return { prefix, target: Number(target.replaceAll(',', '')), suffix, label: target && label };
}

export const home: HomeContent = {
  meta: {
    title: `Interior designers in ${address.city}: homes, offices | ${company.shortName}`,
    description: `Interior designers and contractors in ${serviceArea.names}: offices, kitchens and homes. Free consultation.`,
    keywords: [
      `interior designers in ${address.city}`,
      `interior contractors ${address.city}`,
      'office fit-out',
      'modular kitchen',
      'home interiors',
      'smart home automation',
    ],
    ogTitle: `${company.name}: ${company.slogan}`,
    ogDescription: `Offices, kitchens, homes and smart-home work in ${serviceArea.count}. ${claims.projects} projects, ${claims.onTime} on-time delivery, warranty of ${inYears(warrantyYears.range)}.`,
  },
  service: {
    name: 'Interior contracting',
    description: `Office fit-outs, modular kitchens, residential interiors and smart-home work: consultation, 3D visualization, execution and handover with a warranty of ${inYears(warrantyYears.range)}.`,
  },
  hero: {
    title: company.slogan.replace(/([.!?]) /g, '$1\n').split('\n'),
    text: `Offices, kitchens and homes in ${serviceArea.names}.`,
    call: 'Call for free design consultation',
    projects: { label: 'View Projects', href: '/projects' },
    photo: livingRoom.photo,
    counters: [
      countTo(claims.projects, 'projects'),
      countTo(claims.onTime, 'on-time delivery'),
      countTo(`${warrantyYears.most} Year`, 'maximum warranty'),
      countTo(days.figure, days.title),
    ],
    prices: [
      {
        label: 'offices, all inclusive',
        price: prices.officeInteriors,
        rate: rupeesOf(prices.officeInteriors),
      },
      {
        label: 'homes, all inclusive',
        price: prices.homeInteriors,
        rate: rupeesOf(prices.homeInteriors),
      },
    ],
    scale: guideScale,
    smallRooms: hasSmallRooms ? 'A boardroom or a kitchen by itself costs more per sq ft.' : '',
  },
  presence: {
    title: `About us: one contractor, ${serviceArea.inFigures}`,
    text: `From the first drawing to the last coat of paint. Founded ${company.foundingYear}: ${company.yearsOfExperience} years of experience, ${claims.experts} experts.`,
    cities: cities.map((city, i) => ({
      name: shownName(city),
      state: city.state,
      regionCode: city.regionCode,
      ...(i === 0 && { note: `Head office, ${address.area}` }),
      ...houseIn(city.value),
    })),
  },
  whyChooseUs: {
    title: 'Why choose us',
    days: {
      ...days,
      text: 'One kitchen, from bare walls to its last handle. Most kitchens take 1-2 weeks. That leaves a day to spare.',
      states: ['Bare', 'Set out', 'Made', 'Built'],
    },
    late: `${penaltyPromise}. Your contract says so.`,
    reasons: [
      {
        figure: warrantyYears.range,
        title: 'years of warranty',
        description: `${inYears(warranties['balcony-outdoor'])} on a balcony, ${warranties.bathrooms} on a bathroom, ${warranties['bedrooms-wardrobes']} on a wardrobe. ${inYears(warrantyYears.most)} maximum.`,
      },
      {
        figure: '3D',
        title: 'visualization',
        description: 'Colours and cupboards on a screen, while they are still easy to change.',
      },
      {
        figure: 'Free',
        title: 'consultation',
        description: 'No advance payment. See what is possible, then decide.',
      },
      {
        figure: '24/7',
        title: 'support',
        description: 'After handover too. AMC available: an annual maintenance contract.',
      },
    ],
  },
  services: {
    title: `${serviceCards.length} services: which room first?`,
    text: 'From a whole office to one bathroom.',
    all: { label: `All ${serviceList.length} services`, href: '/services' },
  },
  statistics: {
    title: 'Statistics and certifications: clients come back and send their friends',
    stats: judgements,
    certification: claims.certification
      ? { figure: claims.certification, label: 'quality-management certification' }
      : null,
  },
  featuredProjects: {
    title: `Featured projects: ${kinds}`,
    text: 'The plan, size, time and cost of each.',
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office' },
      { value: 'residential', label: 'Residential' },
    ],
    all: { label: 'View All Projects', href: '/projects' },
  },
  faq: {
    title: `Frequently asked questions: ${counted(faq.length, 'answer')} before you call`,
    text: `Another question? Call us: ${callTimes}. Emergencies: 24/7.`,
    call: `Call ${company.phone}`,
  },
  closing: {
    title: 'Shall we draw your room?',
    text: `Tell us who you are and which room. We reply ${replyHours.each}.`,
  },
};

import type { IconName } from './icons.ts';

/** The rooms of projects in `client/src/drawings`, by file name. The plan of `duplex-home` is `plan-duplex-home`. */
type RoomName =
  | 'automated-apartment'
  | 'balcony-apartment'
  | 'boardroom'
  | 'corporate-hq'
  | 'duplex-home'
  | 'five-bedrooms'
  | 'island-kitchen'
  | 'technology-office'
  | 'villa-floor';

/** The drawings in `client/src/drawings`, by file name. */
export type DrawingName =
  | RoomName
  | `plan-${RoomName}`
  | 'balcony'
  | 'bare-to-move-in'
  | 'bathroom'
  | 'bed-for-two'
  | 'bedroom-wardrobe'
  | 'ceiling-flooring'
  | 'complete-home'
  | 'desk-assembly'
  | 'electrical-rack'
  | 'evening-before'
  | 'first-visit'
  | 'fit-out'
  | 'grandmother-at-switch'
  | 'hob-and-hood'
  | 'hvac'
  | 'living-dining'
  | 'meeting-room'
  | 'modular-kitchen'
  | 'not-found'
  | 'office-floor'
  | 'office-furniture'
  | 'section-long'
  | 'smart-home';

/** The drawings in `client/src/drawings/sheets`, by file name. */
export type SheetName =
  | 'balcony-choices'
  | 'main-services'
  | 'automation-choices'
  | 'bathroom-details'
  | 'cable-run'
  | 'ceiling-void'
  | 'chai'
  | 'crew'
  | 'desk'
  | 'checks'
  | 'doors'
  | 'fit-out-details'
  | 'floor-load'
  | 'floor-plan'
  | 'furniture-choices'
  | 'hands'
  | 'hot-desk'
  | 'hot-room'
  | 'icons'
  | 'kitchen-choices'
  | 'late'
  | 'level-details'
  | 'lived-in-home'
  | 'living-details'
  | 'meeting-details'
  | 'one-room'
  | 'open-trap'
  | 'open-wardrobe'
  | 'home'
  | 'document-holders'
  | 'people'
  | 'pipes'
  | 'reasons'
  | 'safety-details'
  | 'seating'
  | 'sun'
  | 'traced-cable'
  | 'tv-wall'
  | 'wardrobe-choices'
  | 'wiring-details'
  | 'your-part';

/** A part of a drawing in its own units: x, y, width, height. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** A point on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Search metadata of a page (spec section 3). The canonical address follows from the path. */
export interface PageMeta {
  /** At most 60 characters, ending with the company’s short name. Each page has its own title. */
  readonly title: string;
  /** At most 155 characters. Each page has its own description. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** For chat and social previews, when it should differ from `title`. */
  readonly ogTitle?: string;
  /** For chat and social previews, when it should differ from `description`. */
  readonly ogDescription?: string;
}

/** Search metadata of a service page (spec section 3). */
export interface ServiceMeta extends PageMeta {
  /** The service in structured data: its name, description and prices. */
  readonly service: {
    readonly name: string;
    readonly description: string;
    /**
     * The prices on the page, as shown. The lowest becomes its offer. A service without prices starts from 50,000
     * rupees (spec section 9).
     */
    readonly prices?: Readonly<Record<string, string>>;
  };
}

/** A figure on a stat tile: "98%", "On-time delivery". */
export interface Stat {
  readonly figure: string;
  readonly label: string;
}

/** A short titled text with an icon. */
export interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

/** A reason to choose us, and what proves it: a part of the drawing `reasons`. */
export interface Proof extends Omit<Feature, 'icon'> {
  readonly picture: Crop;
}

/** A feature with its point on the page's drawing instead of an icon. A bubble there has the feature's number. */
export interface KeyedFeature extends Omit<Feature, 'icon'> {
  readonly point: Point;
  /** Where a line from the bubble leads, if the bubble would hide its subject. */
  readonly target?: Point;
}

/** People or animals in front of the drawing of the features, at its scale. */
export interface KeyedPeople {
  readonly name: SheetName;
  readonly part: string;
  /** The point of their sheet at the upper left corner of the drawing. The default is 0, 0. */
  readonly from?: Point;
}

/** A step of a process. `step` is shown as written ("01"). */
export interface ProcessStep {
  readonly step: string;
  readonly title: string;
  readonly description: string;
}

/** A step of the work of a service, which has a scene. */
export interface ServiceStep extends ProcessStep {
  /** True if the work is at the ceiling, so that phones leave out the floor of its scene. */
  readonly isOverhead?: true;
  /** True if the work is just below the ceiling, so that phones leave out the void above it and the floor. */
  readonly isAtCeiling?: true;
}

/** The words and the action of a call-to-action button: it dials the company or opens the consultation form. */
export interface CallToAction {
  readonly text: string;
  readonly target: 'call' | 'contact';
}

/** The closing band of a page. */
export interface Band {
  readonly title: string;
  readonly text: string;
  readonly callToAction: CallToAction;
  /** A room that is set out. Its floor is the edge of the footer. */
  readonly drawing?: DrawingName;
  /** A part of a sheet's drawing that replaces the room. */
  readonly sheet?: { readonly drawing: SheetName; readonly part?: string; readonly crop: Crop };
}

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The part of the sheet's drawing that shows it. The figures are then the drawing's key. */
  readonly sample?: Crop;
}

/** A sheet that no other page has: a drawing to true dimensions, and its figures. */
export interface SheetContent {
  readonly title: string;
  readonly intro: string;
  readonly drawing: SheetName;
  /** One view is above its figures. Two are side by side. Five are one below the other. */
  readonly views: readonly {
    readonly crop: Crop;
    /** The part of the drawing. The default is the whole. */
    readonly part?: string;
    /** The view's title. That of a single view says what matters most. */
    readonly title?: string;
    /** The part for phones, or both halves. */
    readonly narrow?: readonly { readonly part?: string; readonly crop: Crop }[];
    /** A part of the same drawing that is above it, such as a chart. */
    readonly chart?: { readonly part: string; readonly crop: Crop };
    /** Figures that the drawing lists itself. Screen readers read them, and they are not shown again. */
    readonly drawn?: readonly Fact[];
    readonly facts: readonly Fact[];
    /** True for light lines on ink. */
    readonly reversed?: boolean;
  }[];
  /** A drawing of all views together. It replaces theirs on wide screens. */
  readonly together?: { readonly drawing: SheetName; readonly crop: Crop };
  /** True if the only view is beside the title and its figures. */
  readonly beside?: true;
  /** The look of three views without a frame: on one floor, or as the morning, noon and night of a day. */
  readonly unframed?: 'floor' | 'day';
}

/** How a page shows what a late handover means. */
export interface PenaltyBand {
  /** The end of the promise to pay. */
  readonly terms: string;
  /** The look of another kind of page. */
  readonly look?: 'system';
  /** A part of the drawing `late`. */
  readonly picture: {
    readonly part: string;
    readonly crop: Crop;
    /** The part for phones. The default is the same. */
    readonly narrow?: { readonly part?: string; readonly crop: Crop };
  };
}

/** The content that all service pages share. */
export interface ServiceContent {
  readonly meta: ServiceMeta;
  /** The page's own elevation or section drawing. */
  readonly drawing: DrawingName;
  /** The photograph between the drawing's walls. */
  readonly photo: Photo;
  readonly sheet?: SheetContent;
  /** What a late handover means for a client, beside the promise to pay for it. */
  readonly late: string;
  readonly penalty: PenaltyBand;
  /** The projects of this kind in the portfolio, if there are any. */
  readonly projects?: readonly Project[];
  /** Says why these projects are like the visitor's. Each page has its own sentence. */
  readonly projectsAlike?: string;
  /** A part of the sheet's drawing that is beneath the plan of the only project, in the plan's units. */
  readonly projectLayer?: { readonly drawing: SheetName; readonly part: string };
  /** The card of a main service on Home and /services. The lowest position comes first. */
  readonly card?: Omit<ServiceCard, 'title' | 'icon' | 'href'> & { readonly position: number };
}

/** Choices that raise a price step by step. They replace prices. */
export interface PriceLadders {
  readonly title: string;
  readonly drawing: SheetName;
  /** The choices of a part, from the lowest price to the highest, each with its detail of the drawing. */
  readonly ladders: readonly {
    readonly part: string;
    readonly rungs: readonly {
      readonly choice: string;
      /** The difference from the other choices in about three words. */
      readonly reason: string;
      readonly crop: Crop;
    }[];
  }[];
  readonly promise: string;
  readonly callToAction: CallToAction;
}

/** The content of Template A: a service told as a process (spec section 2, "Service detail pages"). */
export interface ServiceProcessContent extends ServiceContent {
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly highlights: readonly [Stat, Stat, Stat, Stat];
    readonly callToAction: CallToAction;
    /** The drawing that replaces the icon. The default is the page's drawing. */
    readonly drawing?: DrawingName;
    /** The part of the drawing. A part of the page's drawing ends at the floor line at y 346. */
    readonly crop: Crop;
  };
  /** The parts between head and projects. Features, process and reasons are in this order on each page. */
  readonly order: readonly (
    | 'features'
    | 'penalty'
    | 'priceLadders'
    | 'process'
    | 'reasons'
    | 'sheet'
    | 'specifications'
  )[];
  /** Headings that begin with the specification's own words. */
  readonly titles: {
    readonly features: `Features: ${string}`;
    readonly process: `Process: ${string}`;
    readonly whyChooseUs: `Why choose us: ${string}`;
  };
  readonly featuresIntro: string;
  readonly featuresPeople?: KeyedPeople;
  /** True if the drawing of the features is as wide as the page. */
  readonly featuresLead?: true;
  /** True if all features are in the lower half of the drawing. Phones then cut off the upper half. */
  readonly featuresLow?: true;
  readonly features: readonly [
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
  ];
  /** For kitchens only: the materials and parts, by category, each with a detail of the drawing `kitchen-choices`. */
  readonly specifications?: readonly {
    readonly category: string;
    readonly items: readonly string[];
    readonly crop: Crop;
  }[];
  readonly priceLadders?: PriceLadders;
  readonly processIntro: string;
  readonly process: readonly [ServiceStep, ServiceStep, ServiceStep, ServiceStep];
  readonly whyChooseUs: readonly [Proof, Proof, Proof];
  readonly band: Band;
}

/** A priced card of Template B. */
export interface ServicePackage {
  readonly title: string;
  /** One short line beneath the title. */
  readonly description: string;
  /** The price as shown: "₹80K-2.5L", "₹800-1500/point". */
  readonly price: string;
  /** Two to four facts, such as area and time. */
  readonly rows: readonly [Fact, Fact, ...Fact[]];
  /** Three or four short items of material and work that the price covers. */
  readonly includes: readonly string[];
  /** The detail of the page's drawing above the card. A room's proportions are about 2:1. */
  readonly crop: Crop;
  /** The package's own drawing, which replaces the page's. Then `crop` is a part of it. */
  readonly drawing?: SheetName;
  /** For a system: the line from the package's number to its device on the page's schematic. */
  readonly leader?: { readonly from: Point; readonly to: Point };
}

/** The content of Template B: a service told as three priced packages (spec section 2). */
export interface ServicePackagesContent extends ServiceContent {
  /**
   * A room is shown by elevation and photograph, with its prices side by side. A technical system is shown by a
   * schematic that numbers each package's device, with its prices as a schedule.
   */
  readonly kind: 'room' | 'system';
  /** Three badges. */
  readonly badges: readonly string[];
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly callToAction: CallToAction;
    /** The words before the lowest price, if it is that of one package only: "LED lighting from" */
    readonly from?: string;
    /** The price after them, if it is not the lowest. */
    readonly fromPrice?: string;
  };
  readonly stats: readonly Stat[];
  readonly pricesTitle: string;
  /** The reasons why a price is higher or lower, unless the promise names them. */
  readonly pricesIntro?: string;
  readonly packages: readonly [ServicePackage, ServicePackage, ServicePackage];
  /** When the visitor's own price comes. A page whose closing band says it has none here. */
  readonly promise?: string;
  /** The parts between head and projects. The sheet is first if it helps visitors to choose. */
  readonly order: readonly ('build' | 'penalty' | 'prices' | 'sheet')[];
  /** The title above the four steps of the work. */
  readonly buildTitle: string;
  /** True if the scenes of the four steps are one long wall. */
  readonly oneWall?: true;
  readonly build: readonly [ServiceStep, ServiceStep, ServiceStep, ServiceStep];
  readonly band: Band;
}

/** A card of the services grid on Home and /services (spec section 3). */
export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  /** The elevation that replaces an icon. */
  readonly icon: DrawingName;
  readonly href: string;
  readonly featured?: boolean;
  /** The photograph of a featured card, over half of its elevation. */
  readonly photo?: Photo;
  /** The badge of a featured card. Its kind is its colour. */
  readonly badge?: {
    readonly text: 'Most Popular' | 'Premium Choice';
    readonly kind: 'canary' | 'ink';
  };
  /** The part of the drawing `main-services` that /services shows. The card is then as wide as two others. */
  readonly scene?: 'office' | 'kitchen' | 'bathroom' | 'living';
  /** The lowest price of its page, or else the price of a project: "From ₹80K", "3,000 sq ft: ₹16L" */
  readonly price?: { readonly of: string; readonly value: string };
  /** The features that /services shows. */
  readonly features: readonly [string, string, string, string];
}

/** A question and its answer on Home (spec section 3). */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** The two kinds of work that filters distinguish. */
export type ProjectCategory = 'office' | 'residential';

/** A photograph: its id and its description. */
export interface Photo {
  /** Its id on images.unsplash.com, or the name of a file in client/photos. */
  readonly id: string;
  readonly alt: string;
}

/** A project on /projects (spec section 3). */
export interface Project {
  readonly id: number;
  readonly title: string;
  /** The title in one or two words, beneath its floor at the head of /projects: "Duplex" */
  readonly name?: string;
  readonly description: string;
  readonly image?: Photo;
  readonly drawing: DrawingName;
  readonly category: ProjectCategory;
  readonly type:
    | 'Office Execution'
    | 'Complete Home'
    | 'Meeting Rooms'
    | 'Modular Kitchen'
    | 'Living & Dining'
    | 'Bedroom & Wardrobe'
    | 'Smart Automation';
  /**
   * The plan's floors in millimetres from wall to wall, side by side: where each begins, how wide it is, and
   * how deep they all are. A plan of one floor gets its measures from the area. If the area includes the outer
   * walls, `walls` is their thickness, and the dimensions are those of the outer faces.
   */
  readonly plan?: {
    readonly walls?: number;
    readonly floors: readonly { readonly at: number; readonly width: number }[];
    readonly depth: number;
  };
  /** "25,000 sq ft" */
  readonly area: string;
  /** The city's name for visitors. */
  readonly location: string;
  /** "14 weeks" */
  readonly duration: string;
  /** The work in that time, if it is more than "finished": "panelled, wired and tested" for Home. */
  readonly done?: string;
  /** "₹1.2Cr" or "₹45L" */
  readonly value: string;
  readonly featured?: boolean;
  /** The client's own sentence and name, with their consent. Featured projects show it on /projects. */
  readonly client?: { readonly words: string; readonly name: string };
  readonly tags: readonly string[];
}

/** A featured project on Home (spec section 3). */
export interface FeaturedProject {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly image?: Photo;
  readonly drawing: DrawingName;
  readonly category: ProjectCategory;
  readonly type: 'Office Interior' | 'Residential Interior';
  /** The project's value in rupees: "₹1.2Cr" */
  readonly value: string;
  /** A length of the floor, "5 m", and its part of the plan's width. It is missing without an area. */
  readonly scale?: { readonly length: string; readonly width: string };
}

import type { LucideIcon } from 'lucide-react';

/** The plans of projects in `client/src/drawings`, by file name. */
export type PlanName =
  | 'plan-automated-apartment'
  | 'plan-balcony-apartment'
  | 'plan-boardroom'
  | 'plan-corporate-hq'
  | 'plan-duplex-home'
  | 'plan-five-bedrooms'
  | 'plan-island-kitchen'
  | 'plan-technology-office'
  | 'plan-villa-floor';

/** The drawings in `client/src/drawings`, by file name. */
export type DrawingName =
  | PlanName
  | 'balcony'
  | 'bathroom'
  | 'bedroom-wardrobe'
  | 'ceiling-flooring'
  | 'complete-home'
  | 'electrical-rack'
  | 'hvac'
  | 'living-dining'
  | 'meeting-room'
  | 'modular-kitchen'
  | 'not-found'
  | 'office-floor'
  | 'office-furniture'
  | 'on-site'
  | 'section-long'
  | 'smart-home';

/** The drawings in `client/src/drawings/sheets`, by file name. */
export type SheetName =
  | 'desk'
  | 'floor-plan'
  | 'kitchen-choices'
  | 'open-trap'
  | 'open-wardrobe'
  | 'pipes'
  | 'powder-room'
  | 'seating'
  | 'sun'
  | 'traced-cable'
  | 'tv-wall';

/** A part of a drawing in its own units: x, y, width, height (the whole is 0 0 600 400). */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** A place on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Search metadata of a page (spec section 3). The canonical address follows from the path. */
export interface PageMeta {
  /** At most 60 characters, ending in the company’s short name; unique among the pages. */
  readonly title: string;
  /** At most 155 characters; unique among the pages. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** For chat and social previews, when it should differ from `title`. */
  readonly ogTitle?: string;
  /** For chat and social previews, when it should differ from `description`. */
  readonly ogDescription?: string;
}

/** Search metadata of a service page (spec section 3). */
export interface ServiceMeta extends PageMeta {
  /** The service in structured data: its name, its description and what it costs. */
  readonly service: {
    readonly name: string;
    readonly description: string;
    /**
     * The prices on the page, as shown; the lowest becomes its offer. Without any, a service starts
     * from 50,000 rupees (spec section 9).
     */
    readonly prices?: Readonly<Record<string, string>>;
  };
}

/** A figure on a stat tile: "98%", "On-time delivery". */
export interface Stat {
  readonly figure: string;
  readonly label: string;
}

/** A short titled text with an icon: a feature or a reason to choose us. */
export interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: string;
}

/** A feature whose icon is its place on the page's drawing, where its number stands in a bubble. */
export interface KeyedFeature extends Omit<Feature, 'icon'> {
  readonly mark: Point;
}

/** A step of a process; `step` is shown as written ("01"). */
export interface ProcessStep {
  readonly step: string;
  readonly title: string;
  readonly description: string;
}

/** What a call-to-action button says and does: dial the company, or lead to the consultation form. */
export interface CallToAction {
  readonly text: string;
  readonly target: 'call' | 'contact';
}

/** The closing band of a page. */
export interface Band {
  readonly title: string;
  readonly text: string;
  readonly callToAction: CallToAction;
  /** None where a system's prices stand in its place. */
  readonly drawing?: DrawingName;
  /** A plan's width from wall to wall in metres: a tape lies beneath it. */
  readonly metres?: number;
}

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The sheet that no other page has: a drawing to true dimensions, and the figures that it gives. */
export interface Sheet {
  readonly title: string;
  readonly intro: string;
  readonly drawing: SheetName;
  /** One beside its figures, two or three side by side, or more one below the other. */
  readonly views: readonly {
    readonly crop: Crop;
    /** Where there are several. */
    readonly title?: string;
    /** Figures that the drawing lists itself: heard, not seen once more. */
    readonly drawn?: readonly Fact[];
    readonly facts: readonly Fact[];
    /** Light lines on ink. */
    readonly reversed?: boolean;
  }[];
}

/** What all service pages share. */
export interface ServiceContent {
  readonly meta: ServiceMeta;
  /** The page's own elevation or section. */
  readonly drawing: DrawingName;
  /** Mirrored in the picture of the steps, so that what is finished there has the drawing's colour. */
  readonly mirrored?: boolean;
  /** Stands between the drawing's walls. */
  readonly photo: Photo;
  readonly sheet?: Sheet;
  /** Those of the portfolio that are of this kind, where there are any. */
  readonly projects?: readonly Project[];
  /** Its card on Home and /services, for a main service; the lowest place comes first. */
  readonly card?: Omit<ServiceCard, 'title' | 'icon' | 'href'> & { readonly place: number };
}

/** Choices that make a price higher, step by step, in place of prices. */
export interface PriceLadders {
  readonly title: string;
  readonly less: string;
  readonly more: string;
  readonly drawing: SheetName;
  /** The choices of a part, from the lowest price to the highest, each with its detail of the drawing. */
  readonly ladders: readonly {
    readonly part: string;
    readonly rungs: readonly { readonly choice: string; readonly crop: Crop }[];
  }[];
  readonly promise: string;
  readonly callToAction: CallToAction;
}

/** Template A: a service told as a process (spec section 2, "Service detail pages"). */
export interface ServiceProcessContent extends ServiceContent {
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly highlights: readonly string[];
    readonly callToAction: CallToAction;
    /** Stands for the icon: the detail of the page's drawing shown large, down to the floor line at y 346. */
    readonly crop: Crop;
  };
  /** The specification's own words, and what they say of this service. */
  readonly titles: {
    readonly features: `Features: ${string}`;
    readonly process: `Process: ${string}`;
    readonly whyChooseUs: `Why choose us: ${string}`;
  };
  readonly featuresIntro: string;
  readonly features: readonly [
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
    KeyedFeature,
  ];
  /** Kitchens only: what goes into one, by category. */
  readonly specifications?: readonly {
    readonly category: string;
    readonly items: readonly string[];
  }[];
  readonly priceLadders?: PriceLadders;
  readonly processIntro: string;
  readonly process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  readonly whyChooseUs: readonly [Feature, Feature, Feature];
  readonly band: Band;
}

/** A priced card of Template B. */
export interface ServicePackage {
  readonly title: string;
  /** One short line beneath the title. */
  readonly description: string;
  /** As on the site: "₹80K-2.5L", "₹800-1500/point". */
  readonly price: string;
  /** Three facts or four, e.g. Area, Time, Warranty. */
  readonly rows: readonly [Fact, Fact, Fact, ...Fact[]];
  /** What the price covers: materials and work, three or four short items. */
  readonly includes: readonly string[];
  /** The detail of the page's drawing shown above the card; about 2:1. */
  readonly crop: Crop;
  /** A drawing of its own in place of the page's. */
  readonly drawing?: SheetName;
}

/** Template B: a service told as three priced packages (spec section 2). */
export interface ServicePackagesContent extends ServiceContent {
  /**
   * Rooms are shown by elevation and photograph, their prices side by side; technical systems by a
   * schematic that frames each package's detail, their prices as a schedule.
   */
  readonly kind: 'room' | 'system';
  /** Three; the first is shown filled. */
  readonly badges: readonly string[];
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly callToAction: CallToAction;
  };
  readonly stats: readonly Stat[];
  readonly pricesTitle: string;
  /** What makes the price higher or lower. */
  readonly pricesIntro: string;
  readonly packages: readonly [ServicePackage, ServicePackage, ServicePackage];
  /** Before the prices, where it tells visitors which of them is theirs; by default behind them. */
  readonly sheetFirst?: boolean;
  /** How the work is done, in order: four steps. */
  readonly buildTitle: string;
  readonly build: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  readonly band: Band;
}

/** A card of the services grid on Home and /services (spec section 3). */
export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  /** The elevation that stands for the icon. */
  readonly icon: DrawingName;
  readonly href: string;
  readonly featured?: boolean;
  /** A featured card's: half of its elevation is built. */
  readonly photo?: Photo;
  readonly badge?: 'Most Popular' | 'Premium Choice';
  /** Shown on /services. */
  readonly features: readonly [string, string, string, string];
}

/** A question and its answer on Home (spec section 3). */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** The two kinds of work that filters distinguish. */
export type ProjectCategory = 'office' | 'residential';

/** A stock photograph: the id in its address, and what it shows. */
export interface Photo {
  /** Its id on images.unsplash.com, or the name of a file in client/photos. */
  readonly id: string;
  readonly alt: string;
}

/** A project on /projects (spec section 3). */
export interface Project {
  readonly id: number;
  readonly title: string;
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
   * how deep they all are.
   */
  readonly plan?: {
    readonly floors: readonly { readonly at: number; readonly width: number }[];
    readonly depth: number;
  };
  /** "25,000 sq ft" */
  readonly area: string;
  /** The city, as visitors read it. */
  readonly location: string;
  /** "14 weeks" */
  readonly duration: string;
  /** What was done in that time, where it is more than "finished": "panelled, wired and tested" for Home. */
  readonly done?: string;
  /** "₹1.2Cr" or "₹45L" */
  readonly value: string;
  readonly featured?: boolean;
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
}

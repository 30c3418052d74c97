import { company } from '#shared/company.ts';
import { shownAddress } from '#shared/company-shape.ts';
import type { ContactField } from '#shared/contact.ts';
import { type FormOption, formOptions } from '#shared/form-options.ts';
import { claims } from './claims.ts';
import { consentFacts } from './consent.ts';
import { showsStock } from './photo-labels.ts';
import { replyHours } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import type { DrawingName, Fact, PageMeta, ProcessStep, Stat } from './types.ts';
import { capitalised, counted, listed } from './words.ts';

/** A card of the 'Get In Touch' column. `kind` decides the action of its button. */
interface ContactCard {
  readonly kind: 'call' | 'email' | 'visit';
  readonly title: string;
  /** The number, address or place itself. */
  readonly value: string;
  readonly text?: string;
  /** The button's words. */
  readonly action: string;
}

/** The options of a choice in the form, and its text while no option is chosen. */
interface Choice {
  readonly prompt: string;
  readonly options: readonly FormOption[];
}

/** The content of the contact page (spec section 2, "Contact"). */
export interface ContactContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly badge: string;
    /** Its sentences, each on a line of its own. */
    readonly title: readonly string[];
    readonly text: string;
    /** The words of the telephone link and of the link to the form. */
    readonly call: string;
    readonly toForm: string;
    readonly drawing: DrawingName;
    readonly stats: readonly Stat[];
  };
  readonly process: {
    readonly title: string;
    readonly steps: readonly Pick<ProcessStep, 'step' | 'title'>[];
  };
  readonly form: {
    readonly title: string;
    /** Explains the asterisk. */
    readonly requiredNote: string;
    /** Labels without the asterisk, by the field's name in the contact schema. */
    readonly labels: Readonly<Record<ContactField, string>>;
    /** Help where people hesitate, by the field's name. */
    readonly hints: Partial<Record<ContactField, string>>;
    /** The fields that are chosen from a list. */
    readonly choices: Readonly<
      Record<keyof typeof formOptions, Choice> & Partial<Record<ContactField, Choice>>
    >;
    /** The label of the field that only bots fill in. Visitors read it on a page without its styles. */
    readonly trap: string;
    readonly submit: string;
    readonly submitting: string;
    /** Screen readers say this while the form is sent. */
    readonly onItsWay: string;
    /** Shown under the form when sending has failed, in addition to the notification. The first sentence is bold. */
    readonly failure: readonly [string, string];
    /** The visitor's sheet: the drawing of the chosen project type with its title block. */
    readonly sheet: {
      /** The labels of the title block. */
      readonly labels: Readonly<Record<'name' | 'city' | 'projectType', string>>;
      /** The words of an empty cell, on the screen only. */
      readonly blanks: Readonly<Record<'name' | 'city' | 'projectType', string>>;
      /** The two lines in the empty room before a type is chosen. */
      readonly choose: readonly [string, string];
      /** The scale in print. */
      readonly scale: string;
      /** Drawings by project type. A type without one shows an empty room. */
      readonly drawings: Readonly<Record<string, DrawingName>>;
    };
    /** Shown above the form after a request is sent, in addition to the notification. */
    readonly confirmation: {
      /** Before the first name. */
      readonly title: string;
      /** The words before the visitor's telephone number, and the word between the number and a day. */
      readonly call: string;
      readonly by: string;
      /** The sentence if neither the number nor the day is known. */
      readonly text: string;
      /** On the stamp, above the date. */
      readonly stamp: string;
      readonly nextTitle: string;
      readonly next: readonly Fact[];
      /** The words of the button that prints the sheet. */
      readonly print: string;
      /** The heading of the empty form beneath the confirmation. */
      readonly again: string;
      /** The words of the chat link. */
      readonly sendPlan: string;
    };
    /** One line above the submit button, and the whole notice behind it. */
    readonly privacy: {
      readonly line: string;
      readonly detailsTitle: string;
      readonly details: readonly Fact[];
    };
  };
  /** What a visitor contributes to each step of `process`, with a part of the drawing `your-part`. */
  readonly people: {
    readonly title: string;
    readonly steps: readonly {
      readonly title: string;
      readonly text: string;
      readonly part: string;
    }[];
  };
  readonly getInTouch: {
    readonly title: string;
    readonly cards: readonly [ContactCard, ContactCard, ContactCard];
    /** Above the rows of `company.officeHours`. */
    readonly officeHoursTitle: string;
    /** The ways to pay, beneath the office hours. */
    readonly payment: string;
  };
}

const { address } = company;

/** The name of each field in the privacy notice. */
const fieldNames: Readonly<Record<ContactField, string>> = {
  name: 'your name',
  phone: 'phone',
  email: 'email',
  city: 'city',
  projectType: 'the kind of project',
  message: 'what you tell us about it',
};

/** The ways to pay as a sentence has them, in which names keep their capitals: "UPI, bank transfer and cash". */
const payments = listed(
  company.paymentAccepted
    .split(', ')
    .map((way) =>
      /^(?:cash|cheque|card|(?:credit|debit) card|bank transfer)$/i.test(way)
        ? way.toLowerCase()
        : way,
    )
    .reverse(),
);

export const contact: ContactContent = {
  meta: {
    title: `Contact: Free Consultation in ${address.city} | ${company.shortName}`,
    description: `Tell us about your office or home: free consultation, no advance payment, a reply within ${replyHours.usual}. Office in ${address.area}, ${address.city}.`,
    keywords: [
      'free interior consultation',
      `interior quote ${address.city}`,
      `interior contractor ${address.area}`,
      'office interior quote',
      'modular kitchen quote',
      'home interior cost estimate',
    ],
    ogTitle: 'Tell us about your rooms',
    ogDescription: `Free consultation and quote for offices and homes in ${serviceArea.count}. We reply within ${replyHours.usual}.`,
  },
  hero: {
    badge: `Reply within ${replyHours.usual}`,
    title: ['Contact us.', 'We bring the tape.'],
    text: 'Show us your rooms, with no advance payment.',
    call: `Call ${company.phone}`,
    toForm: 'Write to us',
    drawing: 'first-visit',
    stats: [
      { figure: `${company.replyHours}hr`, label: 'response time' },
      { figure: 'Free', label: 'consultation' },
      { figure: claims.successRate, label: 'success rate' },
      { figure: claims.projects, label: 'happy clients' },
    ],
  },
  process: {
    title: 'From first call to handover',
    steps: [
      { step: '01', title: 'Free Consultation' },
      { step: '02', title: '3D Design & Quote' },
      { step: '03', title: 'Project Execution' },
    ],
  },
  form: {
    title: 'Request a consultation',
    requiredNote: '* required',
    labels: {
      name: 'Full Name',
      phone: 'Phone Number',
      email: 'Email Address',
      city: 'City',
      projectType: 'Project Type',
      message: 'Project Details',
    },
    hints: {
      phone: 'At least 10 digits, +91 optional.',
      projectType: 'Not sure? Choose Other.',
      message: 'Rooms, size in sq ft, and when you move in.',
    },
    choices: {
      city: { prompt: 'Choose a city', options: formOptions.city },
      projectType: { prompt: 'Choose a type', options: formOptions.projectType },
    },
    trap: 'Leave this empty',
    submit: 'Send my request',
    submitting: 'Sending...',
    onItsWay: 'Your request is on its way.',
    failure: [
      'Not sent.',
      'Your answers are still here. Send them again, or call or message us now.',
    ],
    sheet: {
      labels: { name: 'Client', city: 'Site', projectType: 'Project' },
      blanks: { name: 'Your name', city: 'Your city', projectType: 'Your project' },
      choose: ['Choose a type:', 'your room appears here.'],
      scale: 'Scale 1:50: a square is 250 mm. Room for your own sketch.',
      drawings: {
        'office-execution': 'office-floor',
        'modular-kitchen': 'modular-kitchen',
        'bedroom-wardrobe': 'bedroom-wardrobe',
        'living-dining': 'living-dining',
        bathroom: 'bathroom',
        'complete-home': 'complete-home',
        'smart-automation': 'smart-home',
      },
    },
    confirmation: {
      title: 'We have your request',
      call: 'We will call',
      by: 'by',
      text: `We will call you ${replyHours.each}.`,
      stamp: 'Received',
      nextTitle: 'What happens next',
      print: 'Print your sheet',
      again: 'Another room?',
      sendPlan: 'Send your floor plan',
      next: [
        { label: 'Call', value: 'We ask about your rooms and agree on a day to visit.' },
        { label: 'Visit', value: 'We look, listen and measure. Keep your floor plan at hand.' },
        {
          label: 'Quote',
          value: `A price for each part ${replyHours.afterVisit}.`,
        },
      ],
    },
    privacy: {
      line: 'By sending, you agree that we use these details to answer your enquiry.',
      detailsTitle: 'How we use your details',
      details: [
        {
          label: 'What we collect',
          value: `${capitalised(listed(Object.values(fieldNames)))}, and the time you sent it.`,
        },
        {
          label: 'Where you came from',
          value:
            'The page of this site that your visit began on, the page that led you to the form, and the site that brought you here. If you followed an advertisement or the link of a campaign: the names in it, and the number that the advertising system gave to your click. Your browser sends us this. Until you close the tab, it keeps this with its history, not in a cookie.',
        },
        {
          label: 'Why',
          value: 'Only to call or write to you about your enquiry, and to prepare your quote.',
        },
        {
          label: 'What else is kept',
          value:
            'Two codes, which cannot be turned back into your details. One, of your network address, is kept for at most 70 minutes to stop floods of requests. One, of your answers and of a random number if your browser draws one, is kept for at most 25 hours so that a request sent twice is stored once.',
        },
        {
          label: 'What we add',
          value:
            'When we answered you, and our notes about your enquiry, each with its time and its writer. If a request looks like spam, we note why. For 30 days we keep when our staff were told of your request.',
        },
        {
          label: 'Who sees them',
          value: `The staff of ${company.name} who answer enquiries. Our email provider and our customer list (CRM) carry them for us.`,
        },
        {
          label: 'Other sites',
          value: `${showsStock ? 'Photographs come from images.unsplash.com, which sees your network address when your browser fetches one. ' : ''}Links to WhatsApp and Google Maps leave this site.`,
        },
        ...consentFacts,
        {
          label: 'How long',
          value: `${capitalised(counted(company.keepsLeadsYears, 'year'))} after our last contact, if you have not become a client. You may ask us to erase them sooner. Copies in backups and mails follow within 30 days.`,
        },
        {
          label: 'Your rights',
          value: `Call or email us (see this page), and ask for ${company.privacyContact}. You may see your details, have them corrected or erased, withdraw your consent, or name someone to act for you. We answer within 30 days. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
        },
      ],
    },
  },
  people: {
    title: 'What we need from you',
    steps: [
      {
        title: 'Show us the rooms',
        text: 'Open every door. Say what is missing.',
        part: 'rooms',
      },
      {
        title: 'Mark up the quote',
        text: 'Read each line, and strike out what can wait.',
        part: 'quote',
      },
      {
        title: 'Name the date',
        text: 'We plan back from the day you move in.',
        part: 'date',
      },
    ],
  },
  getInTouch: {
    title: 'Get In Touch',
    cards: [
      {
        kind: 'call',
        title: 'Call us',
        value: company.phone,
        text: `${company.callHours}. Emergency consultations 24/7.`,
        action: 'Call',
      },
      {
        kind: 'email',
        title: 'Email us',
        value: company.email,
        action: 'Email',
      },
      {
        kind: 'visit',
        title: 'Visit the office',
        value: `${shownAddress(address)}, ${address.state}`,
        action: 'Open map',
      },
    ],
    officeHoursTitle: `Office hours, ${address.area}`,
    payment: payments && `We accept ${payments}.`,
  },
};

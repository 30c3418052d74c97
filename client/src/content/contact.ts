import { company } from '#shared/company.ts';
import { shownAddress } from '#shared/company-shape.ts';
import type { ContactField } from '#shared/contact.ts';
import { type FormOption, formOptions } from '#shared/form-options.ts';
import { showsStock } from './photographs.ts';
import { callTimes, replyHours } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import type { DrawingName, Fact, PageMeta, ProcessStep, Stat } from './types.ts';
import { capitalised, inWords, unbroken } from './words.ts';

/** A card of the 'Get In Touch' column; `kind` decides what its button opens. */
export interface ContactCard {
  readonly kind: 'call' | 'email' | 'visit';
  readonly title: string;
  /** The number, address or place itself. */
  readonly value: string;
  readonly text: string;
  /** The button's words. */
  readonly action: string;
}

/** The contact page (spec section 2, "Contact"). */
export interface ContactContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly badge: string;
    readonly title: string;
    readonly text: string;
    /** The words of the telephone link and of the link to the form. */
    readonly call: string;
    readonly toForm: string;
    readonly drawing: DrawingName;
    readonly stats: readonly [Stat, Stat, Stat, Stat];
  };
  readonly process: {
    readonly title: string;
    readonly steps: readonly [ProcessStep, ProcessStep, ProcessStep];
  };
  readonly form: {
    readonly title: string;
    /** Explains the asterisk. */
    readonly requiredNote: string;
    /** Labels without the asterisk, by the field's name in the contact schema. */
    readonly labels: {
      readonly name: string;
      readonly phone: string;
      readonly email: string;
      readonly city: string;
      readonly projectType: string;
      readonly message: string;
    };
    /** Help where people hesitate, by the field's name. */
    readonly hints: Partial<Record<ContactField, string>>;
    /** What an unanswered choice shows. */
    readonly cityPrompt: string;
    readonly projectTypePrompt: string;
    readonly cities: readonly FormOption[];
    readonly projectTypes: readonly FormOption[];
    /** Labels the field that only bots fill in, for who reads a page without its styles. */
    readonly trap: string;
    readonly submit: string;
    readonly submitting: string;
    /** Under the form when sending has failed, after the notification's own words. */
    readonly failure: string;
    /** Stands in the form's place once the request is sent. */
    readonly confirmation: {
      readonly title: string;
      /** On the stamp, above the date. */
      readonly stamp: string;
      /** What happens next, and when. */
      readonly next: readonly Fact[];
      readonly another: string;
    };
    /** One line above the submit button, and the whole notice behind it. */
    readonly privacy: {
      readonly line: string;
      readonly detailsTitle: string;
      readonly details: readonly Fact[];
      /** A mail about one's details, its subject filled in. */
      readonly ask: { readonly text: string; readonly subject: string };
    };
  };
  readonly getInTouch: {
    readonly title: string;
    readonly cards: readonly [ContactCard, ContactCard, ContactCard];
    /** Above the rows of `company.officeHours`. */
    readonly officeHoursTitle: string;
    /** Beneath them: the experience centre keeps hours of its own. */
    readonly experienceCentre: string;
    readonly drawing: DrawingName;
  };
}

const { address, experienceCentre: centre } = company;

export const contact: ContactContent = {
  meta: {
    title: `Free Interior Consultation in ${address.city} | ${company.shortName}`,
    description: `Tell us about your office or home: free consultation, no advance payment, a reply within ${replyHours.usual}. Office in ${address.area}, ${address.city}.`,
    keywords: [
      'free interior consultation',
      `interior quote ${address.city}`,
      `interior contractor ${address.area}`,
      'office interior quote',
      'modular kitchen quote',
      'home interior cost estimate',
    ],
    ogTitle: 'Tell us about your space',
    ogDescription: `Free consultation and quote for offices and homes in ${serviceArea.count} of India. We reply within ${replyHours.usual}.`,
  },
  hero: {
    badge: `Reply within ${replyHours.usual}`,
    title: 'Tell us about your space',
    text: 'The consultation is free.',
    call: `Call ${company.phone}`,
    toForm: 'Fill in the form',
    drawing: 'living-dining',
    stats: [
      { figure: `${company.replyHours}hr`, label: 'Response time' },
      { figure: 'Free', label: 'Consultation' },
      { figure: '98%', label: 'Success rate' },
      { figure: '500+', label: 'Happy clients' },
    ],
  },
  process: {
    title: 'From first call to handover',
    steps: [
      {
        step: '01',
        title: 'Free Consultation',
        description: 'We look, listen and measure.',
      },
      {
        step: '02',
        title: '3D Design & Quote',
        description: `Your quote, within ${replyHours.usual} of our visit.`,
      },
      {
        step: '03',
        title: 'Project Execution',
        description: 'Built as you approved, with a warranty.',
      },
    ],
  },
  form: {
    title: 'Free consultation and quote',
    requiredNote: 'Fields marked * are required.',
    labels: {
      name: 'Full Name',
      phone: 'Phone Number',
      email: 'Email Address',
      city: 'City',
      projectType: 'Project Type',
      message: 'Project Details',
    },
    hints: {
      phone: 'At least 10 digits, with or without country code.',
      projectType: 'Not sure? Choose Other.',
      message: 'Helpful: size in sq ft, which rooms, when you want to move in.',
    },
    cityPrompt: 'Select a city',
    projectTypePrompt: 'Select a project type',
    cities: formOptions.city,
    projectTypes: formOptions.projectType,
    trap: 'Leave this empty',
    submit: 'Send my request',
    submitting: 'Sending...',
    failure: 'Your answers are still here. Or call or message us now:',
    confirmation: {
      title: 'We have your request',
      stamp: 'Received',
      next: [
        {
          label: `Within ${replyHours.usual}`,
          value: `We call or write to you; about office projects, within ${replyHours.office}.`,
        },
        {
          label: 'Then',
          value:
            'We look at your rooms or your floor plan, which costs nothing. Your quote follows within the same time.',
        },
        {
          label: 'Until then',
          value: `Call us or write on WhatsApp: ${callTimes}. Emergencies at any time.`,
        },
      ],
      another: 'Send another request',
    },
    privacy: {
      line: 'By sending, you agree that we use these details to answer your enquiry.',
      detailsTitle: 'About your details',
      details: [
        {
          label: 'What we collect',
          value:
            'Your name, phone number, email address, city, project type and project details, and the time you sent them.',
        },
        {
          label: 'Where you came from',
          value:
            'The page of this site that your visit began on, the page that led you to the form, and the site and campaign that brought you here, where your browser tells. None of this is stored on your device.',
        },
        {
          label: 'Why',
          value: 'Only to call or write to you about your enquiry, and to prepare your quote.',
        },
        {
          label: 'What else is kept',
          value:
            'Two codes, which cannot be turned back into your details. One, of your network address, is kept for ten minutes to stop floods of requests. One, of your answers, is kept for 30 days so we do not store them twice. If a request looks like spam, we note why.',
        },
        {
          label: 'Who sees them',
          value: `The staff of ${company.name}, ${address.area}, ${address.city}, ${address.state}, ${address.country}, who answer enquiries. Our email provider and our customer list (CRM) carry them for us.`,
        },
        {
          label: 'Other sites',
          value: `${showsStock ? 'Photographs come from images.unsplash.com, which sees your network address when your browser fetches one. ' : ''}Links to WhatsApp and Google Maps leave this site.`,
        },
        {
          label: 'How long',
          value: `${capitalised(inWords(company.keepsLeadsYears))} years after our last contact, if you have not become a client. You may ask us to erase them sooner. Copies in backups and mails follow within 30 days.`,
        },
        {
          label: 'Your rights',
          value: `Write to ${company.email} or call ${unbroken(company.phone)} and ask for ${company.privacyContact}. You may see your details, have them corrected or erased, withdraw your consent, or name someone to act for you. We answer within 30 days. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
        },
      ],
      ask: { text: 'Write to us about your details', subject: 'My details' },
    },
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
        text: `We reply within ${replyHours.usual}.`,
        action: 'Email',
      },
      {
        kind: 'visit',
        title: 'Visit the office',
        value: shownAddress(address),
        text: `${address.state}, ${address.country}.`,
        action: 'Open map',
      },
    ],
    officeHoursTitle: `Office hours, ${address.area}`,
    experienceCentre: `Experience centre, at our ${address.area} office: ${unbroken(centre.weekdays)} ${centre.hours}, Sunday ${centre.sunday.toLowerCase()}.`,
    drawing: 'living-dining',
  },
};

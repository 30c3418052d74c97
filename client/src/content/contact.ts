import { company } from '#shared/company.ts';
import { type FormOption, formOptions } from '#shared/form-options.ts';
import type { DrawingName, Fact, PageMeta, ProcessStep, Stat } from './types.ts';

/** A card of the 'Get In Touch' column; `kind` decides what its button opens. */
export interface ContactCard {
  readonly kind: 'call' | 'email' | 'visit';
  /** The number, address or place itself. */
  readonly title: string;
  readonly text: string;
  /** The button's words. */
  readonly action: string;
}

/** Where the company sits and works, for the page's structured data (spec section 3, "location"). */
export interface ServiceLocation {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly serviceArea: readonly string[];
}

/** The contact page (spec section 2, "Contact"). */
export interface ContactContent {
  readonly meta: PageMeta;
  readonly location: ServiceLocation;
  readonly hero: {
    readonly badge: string;
    readonly title: string;
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
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
    /** What an unanswered choice shows. */
    readonly cityPrompt: string;
    readonly projectTypePrompt: string;
    readonly cities: readonly FormOption[];
    readonly projectTypes: readonly FormOption[];
    readonly submit: string;
    readonly submitting: string;
    /** One line beside the submit button, and the whole notice behind it. */
    readonly privacy: {
      readonly line: string;
      readonly detailsTitle: string;
      readonly details: readonly Fact[];
    };
  };
  readonly getInTouch: {
    readonly title: string;
    readonly cards: readonly [ContactCard, ContactCard, ContactCard];
    /** Above the rows of `company.officeHours`. */
    readonly officeHoursTitle: string;
  };
}

const { address } = company;

export const contact: ContactContent = {
  meta: {
    title: `Free Interior Consultation, ${address.city} | ${company.name}`,
    description:
      'Tell us about your office or home and get a free consultation and quote within 48 hours. No advance payment. Office in Madhapur, Hyderabad.',
    keywords: [
      'free interior consultation',
      'interior quote Hyderabad',
      'interior contractor Madhapur',
      'office interior quote',
      'modular kitchen quote',
      'home interior cost estimate',
    ],
    ogTitle: 'Tell us about your space',
    ogDescription:
      'Free consultation and quote for offices and homes in six Indian cities. We reply within 48 hours.',
  },
  location: {
    city: address.city,
    state: address.state,
    country: address.country,
    serviceArea: ['Hyderabad', 'Bangalore', 'Chennai', 'Mumbai', 'Delhi', 'Pune'],
  },
  hero: {
    badge: 'Reply within 48 hours',
    title: 'Tell us about your space',
    text: 'Free consultation and quote, with no advance payment.',
    call: `Call ${company.phone}`,
    drawing: 'living-dining',
    stats: [
      { figure: '48hr', label: 'Response time' },
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
        description:
          'We visit, listen and measure every wall, beam and service point. You pay nothing in advance.',
      },
      {
        step: '02',
        title: '3D Design & Quote',
        description:
          'The quote reaches you within 48 hours. You see the rooms in 3D and settle materials before work starts.',
      },
      {
        step: '03',
        title: 'Project Execution',
        description:
          'We build to the approved drawing, check the work with you and hand it over with its warranty.',
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
    cityPrompt: 'Select a city',
    projectTypePrompt: 'Select a project type',
    cities: formOptions.city,
    projectTypes: formOptions.projectType,
    submit: 'Send my request',
    submitting: 'Sending...',
    privacy: {
      line: 'We use these details to answer your enquiry.',
      detailsTitle: 'About your details',
      details: [
        {
          label: 'What we take',
          value:
            'The six answers in this form: name, phone number, email address, city, project type and project details, with the time you sent them.',
        },
        {
          label: 'Why',
          value: 'To answer this enquiry: to call or write to you and to prepare your quote.',
        },
        {
          label: 'Who holds them',
          value: `${company.name}, ${address.area}, ${address.city}, ${address.state}, ${address.country}.`,
        },
        {
          label: 'Correct or delete',
          value: `Write to ${company.email} or call ${company.phone}, and we will correct or delete them.`,
        },
      ],
    },
  },
  getInTouch: {
    title: 'Get In Touch',
    cards: [
      {
        kind: 'call',
        title: company.phone,
        text: `Call, ${company.callHours}. Emergency consultations 24/7.`,
        action: 'Call',
      },
      {
        kind: 'email',
        title: company.email,
        text: 'Email. We reply within 48 hours.',
        action: 'Email',
      },
      {
        kind: 'visit',
        title: `${address.area}, ${address.city}`,
        text: `Visit the office. ${address.state}, ${address.country}.`,
        action: 'Open map',
      },
    ],
    officeHoursTitle: 'Office hours',
  },
};

import { company } from '#shared/company.ts';
import { type FormOption, formOptions } from '#shared/form-options.ts';
import { serviceArea } from './service-areas.ts';
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

/** The contact page (spec section 2, "Contact"). */
export interface ContactContent {
  readonly meta: PageMeta;
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
    title: `Free Interior Consultation in ${address.city} | ${company.shortName}`,
    description: `Tell us about your office or home and get a free consultation and quote within 48 hours. No advance payment. Office in ${address.area}, ${address.city}.`,
    keywords: [
      'free interior consultation',
      `interior quote ${address.city}`,
      `interior contractor ${address.area}`,
      'office interior quote',
      'modular kitchen quote',
      'home interior cost estimate',
    ],
    ogTitle: 'Tell us about your space',
    ogDescription: `Free consultation and quote for offices and homes in ${serviceArea.count} of India. We reply within 48 hours.`,
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
          'You tell us what bothers you about the room; we look at it and measure. This costs nothing.',
      },
      {
        step: '02',
        title: '3D Design & Quote',
        description:
          'The quote reaches you within 48 hours. You see the rooms in 3D and choose colours and materials.',
      },
      {
        step: '03',
        title: 'Project Execution',
        description:
          'We build what you approved, go through it with you and hand it over with its warranty.',
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
      line: 'We use these details only to answer your enquiry.',
      detailsTitle: 'About your details',
      details: [
        {
          label: 'What we take',
          value:
            'Your six answers (name, phone number, email address, city, project type and project details) and the time you sent them.',
        },
        {
          label: 'Why',
          value:
            'To call or write to you about your enquiry and to prepare your quote. By sending the form you agree to this.',
        },
        {
          label: 'What else is kept',
          value:
            'Two codes worked out from your details, not the details themselves: one of your network address, for the ten minutes in which requests are counted, against floods of them; one of the enquiry, for 30 days, so that it is not stored twice.',
        },
        {
          label: 'Who sees them',
          value: `The staff of ${company.name}, ${address.area}, ${address.city}, ${address.state}, ${address.country}, who answer enquiries. They may be told of yours by email or in the software they work with.`,
        },
        {
          label: 'Photographs',
          value:
            'They come from images.unsplash.com, which sees your network address when your browser fetches one.',
        },
        {
          label: 'How long',
          value:
            'Until they are no longer needed, or until you ask us to erase them. Copies in backups and in mails are erased separately, later.',
        },
        {
          label: 'Your rights',
          value: `Write to ${company.email} or call ${company.phone} to see your details, to have them corrected or erased, or to withdraw your consent. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
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

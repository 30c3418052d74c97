import { company } from '#shared/company.ts';
import type { ContactField } from '#shared/contact.ts';
import { type FormOption, formOptions } from '#shared/form-options.ts';
import { serviceArea } from './service-areas.ts';
import type { DrawingName, Fact, PageMeta, ProcessStep, Stat } from './types.ts';
import { unbroken } from './words.ts';

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
      /** What happens next, and when. */
      readonly next: readonly Fact[];
      readonly another: string;
    };
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
    /** Beneath them: the experience centre keeps hours of its own. */
    readonly experienceCentre: string;
    readonly drawing: DrawingName;
  };
}

const { address, experienceCentre: centre } = company;

export const contact: ContactContent = {
  meta: {
    title: `Free Interior Consultation in ${address.city} | ${company.shortName}`,
    description: `Tell us about your office or home and get a free consultation and quote within ${company.replyHours} hours. No advance payment. Office in ${address.area}, ${address.city}.`,
    keywords: [
      'free interior consultation',
      `interior quote ${address.city}`,
      `interior contractor ${address.area}`,
      'office interior quote',
      'modular kitchen quote',
      'home interior cost estimate',
    ],
    ogTitle: 'Tell us about your space',
    ogDescription: `Free consultation and quote for offices and homes in ${serviceArea.count} of India. We reply within ${company.replyHours} hours.`,
  },
  hero: {
    badge: `Reply within ${company.replyHours} hours`,
    title: 'Tell us about your space',
    text: 'Free, with no advance payment.',
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
        description: `Within ${company.replyHours} hours. You see it in 3D.`,
      },
      {
        step: '03',
        title: 'Project Execution',
        description: 'Built as approved, with warranty.',
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
    failure: 'What you entered is still here. You can also reach us at once:',
    confirmation: {
      title: 'Received',
      next: [
        { label: `Within ${company.replyHours} hours`, value: 'We call or write to you.' },
        { label: 'Then', value: 'We look at your rooms and measure. This costs nothing.' },
        { label: 'Until then', value: `Call us, ${company.callHours}, or write on WhatsApp.` },
      ],
      another: 'Send another request',
    },
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
          value: `Write to ${company.email} or call ${unbroken(company.phone)} to see your details, to have them corrected or erased, or to withdraw your consent. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
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
        text: `Email. We reply within ${company.replyHours} hours.`,
        action: 'Email',
      },
      {
        kind: 'visit',
        title: `${address.area}, ${address.city}`,
        text: `Visit the office. ${address.state}, ${address.country}.`,
        action: 'Open map',
      },
    ],
    officeHoursTitle: `Office hours, ${address.area}`,
    experienceCentre: `Experience centre: ${unbroken(centre.weekdays)} ${centre.hours}, Sunday ${centre.sunday.toLowerCase()}.`,
    drawing: 'living-dining',
  },
};

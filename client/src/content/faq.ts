import { company } from '#shared/company.ts';
import { serviceArea } from './service-areas.ts';
import type { FaqItem } from './types.ts';
import { capitalised } from './words.ts';

const { address } = company;

/** The six questions of Home (spec section 2, "Home", and the claims of section 1). */
export const faq: readonly FaqItem[] = [
  {
    question: 'How long does a project take?',
    answer:
      'Office projects take 2–4 weeks, kitchens 1–2 weeks and full residential interiors 4–8 weeks. Large floors and very large rooms take longer; the quote gives the weeks for yours.',
  },
  {
    question: 'How soon will I get a quote?',
    answer: `Within ${company.replyHours} hours. For office fit-outs and meeting rooms, within 24. The consultation is free, with no advance payment; your floor plan, the city and the rooms are enough to start.`,
  },
  {
    question: 'What warranty do you give?',
    answer:
      'A warranty of 2 to 5 years, depending on the service: 5 years for wardrobes, kitchen hardware and bathroom upgrades, 3 years for bathrooms, smart automation and electrical work, 2 years for office fit-outs and meeting rooms.',
  },
  {
    question: 'Which cities do you work in?',
    answer: `${capitalised(serviceArea.count)}: ${serviceArea.names}. The head office is in ${address.area}, ${address.city}, ${address.state}.`,
  },
  {
    question: 'Can I see the design before work starts?',
    answer:
      'Yes. 3D visualization comes before work starts: you see the rooms with their finishes, ask for changes and say yes when you are happy.',
  },
  {
    question: 'Do you offer maintenance after handover?',
    answer:
      'Yes. 24/7 support continues after handover, and an annual maintenance contract (AMC) is available for offices and homes.',
  },
];

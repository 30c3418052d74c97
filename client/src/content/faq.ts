import { company } from '#shared/company.ts';
import { replyHours } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import type { FaqItem } from './types.ts';
import { inYears, warrantyTerms, warrantyYears } from './warranties.ts';
import { capitalised } from './words.ts';

const { address } = company;

/** The warranties as the answer names them. "HVAC" keeps its capitals. */
const terms = warrantyTerms.map(
  ({ term, works }) =>
    `${term}: ${works.join(', ').replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}.`,
);

/** The six questions of Home (spec section 2, "Home", and the claims of section 1). */
export const faq: readonly FaqItem[] = [
  {
    question: 'How long does a project take?',
    answer:
      'Office projects take 2-4 weeks, kitchens 1-2 weeks and full residential interiors 4-8 weeks. Larger spaces take longer; your quote states the number of weeks.',
  },
  {
    question: 'How soon will I get a quote?',
    answer: `${capitalised(replyHours.each)}, once we have seen your rooms or a floor plan. We reply to enquiries in the same time. The consultation is free, with no advance payment.`,
  },
  {
    question: 'What warranty do you give?',
    answer: `${inYears(warrantyYears.range)}, depending on the service. ${terms.join(' ')}`,
  },
  {
    question: 'Which cities do you work in?',
    answer: `${serviceArea.listed} The head office is in ${address.area}, ${address.city}, ${address.state}.`,
  },
  {
    question: 'Can I see the design before work starts?',
    answer:
      'Yes. 3D visualization comes before work starts. You see the rooms with their finishes, ask for changes and approve the design when you are happy.',
  },
  {
    question: 'Do you offer maintenance after handover?',
    answer:
      'Yes. 24/7 support continues after handover, and an annual maintenance contract (AMC) is available for offices and homes.',
  },
];

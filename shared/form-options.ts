import { cities } from './company.ts';
import { shownName } from './company-shape.ts';

/** A choice in the form: `value` is sent and stored, `label` is what people read. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The choices of the consultation form, by their field (spec section 2), and the only list of them.
 * The form shows it; when the site starts, the database's `form_options` is brought up to it, which
 * gives the view `leads`, and so mails, lists and files, the same words. A value that is taken out
 * keeps its words there, for the leads that have it.
 */
export const formOptions: Readonly<Record<'city' | 'projectType', readonly FormOption[]>> = {
  city: [
    ...cities.map(({ value, ...city }) => ({ value, label: shownName(city) })),
    { value: 'other', label: 'Other City' },
  ],
  projectType: [
    { value: 'office-execution', label: 'Office Execution' },
    { value: 'modular-kitchen', label: 'Modular Kitchen' },
    { value: 'bedroom-wardrobe', label: 'Bedroom & Wardrobe' },
    { value: 'living-dining', label: 'Living & Dining' },
    { value: 'bathroom', label: 'Bathroom Renovation' },
    { value: 'complete-home', label: 'Complete Home Interior' },
    { value: 'smart-automation', label: 'Smart Home Automation' },
    { value: 'other', label: 'Other' },
  ],
};

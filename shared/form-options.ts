import { cities } from './company.ts';
import { shownName } from './company-shape.ts';

/** A choice in the form: `value` is sent and stored, and people read `label`. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The choices of the consultation form, by field (spec section 2). The form shows this list. When the site starts, it
 * writes the list to the table `form_options`, from which the view `leads`, emails, lists and files take the labels. A
 * value that is removed here keeps its label there, for leads that have it.
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

import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { contact } from '#client/content/contact-page.ts';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { company } from '#shared/company.ts';
import type { ContactInput, ContactRequest } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { TypeDrawing } from './type-drawing.tsx';

const { sheet } = contact.form;

type TypedForm = Pick<
  UseFormReturn<ContactInput, unknown, ContactRequest>,
  'getValues' | 'subscribe'
>;

const labelOf = (field: keyof typeof formOptions, value: string | null | undefined) =>
  formOptions[field].find((option) => option.value === value)?.label;

/**
 * Returns what is typed into the form, at every key. Only the component that uses it renders again. The first
 * rendering has no values, because the page as it is served has none.
 */
function useTyped({ getValues, subscribe }: TypedForm): Partial<ContactInput> {
  const [typed, setTyped] = useState<Partial<ContactInput>>({});
  useEffect(() => {
    setTyped({ ...getValues() });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => setTyped({ ...values }),
    });
  }, [getValues, subscribe]);
  return typed;
}

/** Shows the sheet of the form, with type, name and city as they are entered. */
export function LiveSheet({ form, className }: { form: TypedForm; className: string }) {
  return <RequestSheet values={useTyped(form)} className={className} />;
}

/**
 * Shows a drawing sheet: the drawing of the project type, and a title block. The title block repeats what the
 * visitor has entered, so it is hidden from assistive technology. On paper the sheet fills one page (consultation.css).
 */
export function RequestSheet({
  values,
  stamp,
  children,
  className,
}: {
  values: Partial<ContactInput>;
  stamp?: ReactNode;
  /** The words that only paper shows, beside the drawing. */
  children?: ReactNode;
  className: string;
}) {
  const cells = {
    name: values.name,
    city: labelOf('city', values.city),
    projectType: labelOf('projectType', values.projectType),
  };
  return (
    <div
      className={`your-sheet @container relative border-frame border-ink bg-sheet ${className}`}
      data-type={values.projectType}
    >
      <Squares />
      <TypeDrawing type={values.projectType} />
      {!values.projectType && (
        <p aria-hidden="true" className="choose-type">
          {sheet.choose[0]} <br />
          {sheet.choose[1]}
        </p>
      )}
      {stamp}
      {children}
      <div aria-hidden="true" className="sheet-title">
        {(['name', 'city', 'projectType'] as const).map((cell) => (
          <p key={cell}>
            <span className="block text-fine text-ink2">{sheet.labels[cell]}</span>
            <b data-blank={sheet.blanks[cell]} className="block min-h-[1.6em] font-semibold">
              {cells[cell]}
            </b>
          </p>
        ))}
        <div className="on-paper border-l px-3 pt-2 pb-1.5">
          <p>
            {sheet.scale} {company.name}, {company.phone}
          </p>
          <ScaleBar />
        </div>
      </div>
    </div>
  );
}

/** Shows the squared paper of a printed sheet. A square of 5 mm is 250 mm of the room. */
function Squares() {
  return (
    <svg
      viewBox="0 0 300 200"
      className="on-paper squares"
      fill="none"
      stroke="#bbb"
      strokeDasharray=".1 4.9"
      aria-hidden="true"
    >
      <path d="M0 100H300" strokeWidth="200" />
      <path d="M150 0V200" strokeWidth="300" />
    </svg>
  );
}

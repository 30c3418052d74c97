import { ChevronDown } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AlertMark } from './marks.tsx';

interface FieldProps extends UseFormRegisterReturn {
  label: string;
  /** A short help where people hesitate. */
  hint?: string | undefined;
  /** The message beneath the field. Undefined if the field is valid. */
  error: string | undefined;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Makes it a native choice, because phones show their own best. `prompt` is its text before a choice. */
  choice?:
    | {
        readonly prompt: string;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    | undefined;
  /** Makes it a text area with this number of lines. */
  rows?: number;
  className?: string;
  /** True while the value must not change. */
  readOnly?: boolean;
}

/**
 * Shows a labelled input, choice or text area, linked for assistive technology. Beneath is its hint, or its message in
 * the hint's place. The hint of a text area is above it, because a long text is read before it is written.
 */
export function Field({
  label,
  hint,
  error,
  required,
  choice,
  rows,
  minLength,
  maxLength,
  className = '',
  readOnly,
  name,
  ...input
}: FieldProps) {
  const hintId = `${name}-hint`;
  const messageId = `${name}-error`;
  const description = error ? messageId : hint && hintId;
  const shared = {
    ...input,
    id: name,
    name,
    required,
    // Without this, Firefox calls an empty required field invalid before the visitor has entered anything.
    'aria-invalid': error !== undefined,
    'aria-describedby': description,
    className: 'field',
  } as const;

  // It has an element of its own, because a translation would keep the words of the message.
  const hintLine = hint && !error && (
    <p id={hintId} className={`text-fine text-ink2 ${rows ? '-mt-1 mb-2' : 'mt-1.5'}`}>
      {hint}
    </p>
  );

  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {rows && hintLine}
      {choice ? (
        <div className="relative">
          <select {...shared} inert={readOnly}>
            <option value="">{choice.prompt}</option>
            {choice.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 -mt-2.5 size-5"
          />
        </div>
      ) : rows ? (
        <textarea {...shared} readOnly={readOnly} rows={rows} maxLength={maxLength} />
      ) : (
        <input {...shared} readOnly={readOnly} minLength={minLength} maxLength={maxLength} />
      )}
      {error && (
        <p id={messageId} className="mt-2 flex items-start gap-2 text-small font-semibold text-red">
          <AlertMark className="-mx-1 mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      )}
      {!rows && hintLine}
    </div>
  );
}

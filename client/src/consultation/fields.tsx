import { type ComponentProps, memo, type ReactNode } from 'react';
import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { contact } from '#client/content/contact-page.ts';
import { Field } from '#client/ui/field.tsx';
import { type ContactField, type ContactInput, maxLengths } from '#shared/contact.ts';

const { form: words } = contact;

interface FormFieldProps
  extends Omit<ComponentProps<typeof Field>, 'label' | keyof UseFormRegisterReturn> {
  name: ContactField;
  register: UseFormRegister<ContactInput>;
  required?: boolean;
  minLength?: number;
  readOnly: boolean;
}

/** Shows a field of the form. It renders again only when its own message changes. */
const FormField = memo(function FormField({ name, register, ...rest }: FormFieldProps) {
  return (
    <Field
      {...register(name)}
      label={words.labels[name]}
      hint={words.hints[name]}
      choice={words.choices[name]}
      maxLength={maxLengths[name]}
      {...rest}
    />
  );
});

interface FieldsProps {
  register: UseFormRegister<ContactInput>;
  errors: FieldErrors<ContactInput>;
  readOnly: boolean;
  /** Follows the choice of the project type. */
  sheet: ReactNode;
}

/** Shows the six fields. */
export function Fields({ register, errors, readOnly, sheet }: FieldsProps) {
  const field = (name: ContactField) => ({
    name,
    register,
    error: errors[name]?.message,
    readOnly,
  });
  return (
    <>
      <div className="form-fields">
        <FormField
          {...field('name')}
          required
          minLength={2}
          autoComplete="name"
          className="col-span-full"
        />
        <FormField
          {...field('phone')}
          required
          minLength={10}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <FormField
          {...field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormField {...field('city')} />
        <FormField {...field('projectType')} required />
        {sheet}
      </div>
      <FormField {...field('message')} rows={4} className="form-message mt-4" />
    </>
  );
}

// More than 150 lines: the form with its six fields and every state of being sent.
import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import { type UseFormRegister, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import { queryClient } from '#client/api/query-client.ts';
import { contact } from '#client/content/contact.ts';
import { Field } from '#client/ui/field.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactRequest,
  contactNotices,
  contactSchema,
  emptyContactRequest,
  honeypotField,
  maxLengths,
} from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { Confirmation } from './confirmation.tsx';
import { draft } from './draft.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ReachUs } from './reach-us.tsx';
import { useSendConsultation } from './use-send-consultation.ts';

const formId = 'consultation';
const { form: words } = contact;

/** The project type that the address asks for; empty when it asks for none that there is. */
function requestedType(search: string): string {
  const type = new URLSearchParams(search).get('type');
  return formOptions.projectType.find(({ value }) => value === type)?.value ?? '';
}

/** What stands in the fields; undefined while there are none. */
function readFields(): Partial<ContactInput> | undefined {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${formId}`);
  return form ? Object.fromEntries(new FormData(form)) : undefined;
}

/**
 * What the form begins with: what the visitor entered, or the server put back, before React took it
 * over, or before they left; a project type that nobody has chosen is the address's.
 */
function readInitialValues(search: string): ContactInput {
  const typed = readFields() ?? draft.typed;
  const projectType = typed.projectType || requestedType(search);
  return { ...emptyContactRequest, ...typed, projectType };
}

const check = zodResolver(contactSchema);

/** Checks, and so sends, what stands in the fields: React misses what some programs fill in. */
const checkFields: typeof check = (values, ...rest) =>
  check({ ...values, ...readFields() }, ...rest);

interface FormFieldProps
  extends Omit<ComponentProps<typeof Field>, 'label' | keyof UseFormRegisterReturn> {
  name: ContactField;
  register: UseFormRegister<ContactInput>;
  required?: boolean;
}

/** A field of the form; drawn again only when its own message changes. */
const FormField = memo(function FormField({ name, register, ...look }: FormFieldProps) {
  return (
    <Field
      {...register(name)}
      label={words.labels[name]}
      hint={words.hints[name]}
      maxLength={maxLengths[name]}
      {...look}
    />
  );
});

/**
 * The consultation form (spec sections 2, 4 and 5): checked on submit, then at every change. Once it is
 * sent, a confirmation stands in its place until the visitor wants another.
 */
function Form() {
  const search = useSearch();
  const [initial] = useState(() => readInitialValues(search));
  const { register, handleSubmit, reset, getValues, setValue, formState } = useForm<
    ContactInput,
    unknown,
    ContactRequest
  >({
    resolver: checkFields,
    defaultValues: initial,
    reValidateMode: 'onChange',
  });
  const send = useSendConsultation({
    onSent: () => {
      reset(emptyContactRequest, { keepFieldsRef: true });
      draft.typed = {};
    },
  });
  useEffect(() => {
    const type = requestedType(search);
    if (type && !getValues('projectType')) setValue('projectType', type);
    return () => {
      const typed = getValues();
      draft.typed = { ...typed, projectType: typed.projectType === type ? '' : typed.projectType };
    };
  }, [search, getValues, setValue]);

  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // The outcome comes into view and takes the focus, unless the visitor has moved on. The
  // form goes with what had the focus; a disabled button could not keep it.
  useEffect(() => {
    const { activeElement, body } = document;
    const frame = confirmation.current?.parentElement;
    if (send.isSuccess && (activeElement === body || frame?.contains(activeElement))) {
      confirmation.current?.focus({ preventScroll: true });
      confirmation.current?.scrollIntoView();
    }
    if (send.isError) {
      if (activeElement === body) button.current?.focus({ preventScroll: true });
      failure.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [send.isSuccess, send.isError]);

  const field = (name: ContactField) => ({
    name,
    register,
    error: formState.errors[name]?.message,
  });

  return (
    <div
      id="form"
      tabIndex={-1}
      className="@container border-ink bg-sheet outline-none max-md:border-y-frame max-md:px-gutter max-md:pt-4 max-md:pb-8 md:border-frame md:p-7 xl:px-9"
    >
      <Confirmation isShown={send.isSuccess} place={confirmation} onAnother={send.reset} />
      <form
        id={formId}
        hidden={send.isSuccess}
        method="post"
        action="/contact"
        noValidate
        onSubmit={handleSubmit((request) => {
          // Two presses in the same moment see the same `send`.
          if (queryClient.isMutating() === 0)
            send.mutate({ ...request, [honeypotField]: trap.current?.value || undefined });
        })}
        aria-labelledby={`${formId}-title`}
      >
        <h2
          id={`${formId}-title`}
          className="text-[1.5rem] leading-[1.1] tracking-[-.012em] md:text-[1.875rem]"
        >
          {words.title}
        </h2>
        <p className="mt-1 mb-3 text-small text-ink2 md:mb-5">{words.requiredNote}</p>
        <div className="grid gap-x-6 gap-y-5 @min-[25rem]:grid-cols-2">
          <FormField {...field('name')} required autoComplete="name" className="col-span-full" />
          <FormField
            {...field('phone')}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="@max-[30rem]:col-span-full"
          />
          <FormField
            {...field('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            className="@max-[30rem]:col-span-full"
          />
          <FormField
            {...field('city')}
            options={words.cities}
            prompt={words.cityPrompt}
            className="@max-[30rem]:col-span-full"
          />
          <FormField
            {...field('projectType')}
            required
            defaultValue={initial.projectType}
            options={words.projectTypes}
            prompt={words.projectTypePrompt}
            className="@max-[30rem]:col-span-full"
          />
          <FormField {...field('message')} rows={4} className="col-span-full" />
        </div>
        {/* Bots fill it in, people never meet it: the server marks such a request as possible spam. */}
        <label className="hidden" aria-hidden="true">
          {words.trap}
          <input ref={trap} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
        <PrivacyNotice />
        <button
          ref={button}
          type="submit"
          data-replay
          disabled={send.isPending}
          className="button button-primary mt-4 w-full"
        >
          {send.isPending ? words.submitting : words.submit}
        </button>
        <div ref={failure} data-failure="" hidden={!send.isError} tabIndex={-1} className="notice">
          <p>{send.isError && contactNotices.failed.description}</p>
          <p className="mt-1 mb-3 font-body font-normal">{words.failure}</p>
          <ReachUs />
        </div>
      </form>
    </div>
  );
}

/** The form with what it needs to send: the only place on the site that does. */
export function ConsultationForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <Form />
    </QueryClientProvider>
  );
}

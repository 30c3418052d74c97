import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import { type UseFormRegister, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import { queryClient } from '#client/api/query-client.ts';
import { contact } from '#client/content/contact-page.ts';
import { Field } from '#client/ui/field.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactRequest,
  contactRules,
  contactSchema,
  emptyContactRequest,
  honeypotField,
  maxLengths,
} from '#shared/contact.ts';
import { Confirmation } from './confirmation.tsx';
import { draft } from './draft.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ReachUs } from './reach-us.tsx';
import { useSendConsultation } from './use-send-consultation.ts';

const formId = 'consultation';
const titleId = `${formId}-title`;
const { form: words } = contact;

/** In the order in which they are sent (spec section 7); zod puts those last that may be absent. */
const fields = Object.keys(contactRules) as ContactField[];

const isInBrowser = typeof document !== 'undefined';

/** What stands in the fields; undefined while there are none. */
function readFields(): Partial<ContactInput> | undefined {
  const form = isInBrowser && document.querySelector<HTMLFormElement>(`#${formId}`);
  return form ? Object.fromEntries(new FormData(form)) : undefined;
}

/**
 * Is this the page that answers a request sent without script? The build makes it for the query "?sent".
 * In the browser the document alone says so: an address may be typed.
 */
const isServedSent = (search: string) =>
  isInBrowser
    ? document.querySelector('#confirmation') !== null
    : new URLSearchParams(search).has('sent');

/** What the form begins with: what the visitor entered before React took it over, or before they left it. */
const readInitialValues = (): ContactInput => ({
  ...emptyContactRequest,
  ...(readFields() ?? draft.typed),
});

const check = zodResolver(contactSchema);

/** Checks, and so sends, what stands in the fields: React misses what some programs fill in. */
const checkFields: typeof check = (values, ...rest) =>
  check({ ...values, ...readFields() }, ...rest);

interface FormFieldProps
  extends Omit<ComponentProps<typeof Field>, 'label' | keyof UseFormRegisterReturn> {
  name: ContactField;
  register: UseFormRegister<ContactInput>;
  required?: boolean;
  minLength?: number;
  readOnly: boolean;
}

/** A field of the form; drawn again only when its own message changes. */
const FormField = memo(function FormField({ name, register, ...look }: FormFieldProps) {
  return (
    <Field
      {...register(name)}
      label={words.labels[name]}
      hint={words.hints[name]}
      choice={words.choices[name]}
      maxLength={maxLengths[name]}
      {...look}
    />
  );
});

/**
 * The consultation form (spec sections 2, 4 and 5): checked on submit, then at every change. Without
 * script, and until the app is there, the browser checks and sends it.
 */
function Form() {
  const search = useSearch();
  const [initial] = useState(readInitialValues);
  const { register, handleSubmit, reset, getValues, formState } = useForm<
    ContactInput,
    unknown,
    ContactRequest
  >({
    resolver: checkFields,
    defaultValues: initial,
    reValidateMode: 'onChange',
  });
  /** The date of the confirmation: null on the page that the server has answered with, undefined without one. */
  const [sentOn, setSentOn] = useState<Date | null | undefined>(() =>
    isServedSent(search) ? null : undefined,
  );
  const send = useSendConsultation({
    onSent: () => {
      reset(emptyContactRequest, { keepFieldsRef: true });
      draft.typed = {};
      setSentOn(new Date());
    },
    onFailed: () => setSentOn(undefined),
  });

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The browser's own messages would stand in the way of the specification's.
    if (form.current) form.current.noValidate = true;
    return () => {
      draft.typed = getValues();
    };
  }, [getValues]);

  const box = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // The outcome comes into view and takes the focus, unless the visitor has moved on.
  useEffect(() => {
    const { activeElement } = document;
    if (send.isSuccess && box.current?.contains(activeElement)) {
      confirmation.current?.focus({ preventScroll: true });
      confirmation.current?.scrollIntoView();
    }
    if (send.isError) {
      if (activeElement === box.current) button.current?.focus({ preventScroll: true });
      failure.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [send.isSuccess, send.isError]);

  const field = (name: ContactField) => ({
    name,
    register,
    error: formState.errors[name]?.message,
    // What is entered meanwhile would be neither sent nor kept.
    readOnly: send.isPending,
  });

  return (
    <>
      {sentOn !== undefined && <Confirmation date={sentOn} place={confirmation} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a place to land on, with a name; a fieldset is none */}
      <div
        ref={box}
        id="form"
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        className="@container border-ink bg-sheet outline-none lg:row-span-2 lg:row-start-2 max-md:border-y-frame max-md:px-gutter max-md:pt-3 max-md:pb-8 md:border-frame md:p-7 xl:px-9"
      >
        <form
          ref={form}
          id={formId}
          method="post"
          action="/contact"
          onSubmit={handleSubmit((request) => {
            // Two presses in the same moment see the same `send`.
            if (queryClient.isMutating() > 0) return;
            const trapped = trap.current?.value;
            const answers = fields.map((field) => [field, request[field]]);
            if (trapped) answers.push([honeypotField, trapped]);
            // The button, disabled in a moment, would drop the focus, and screen readers go back to the page's title.
            box.current?.focus({ preventScroll: true });
            send.mutate(Object.fromEntries(answers));
          })}
          aria-labelledby={titleId}
        >
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-5">
            <h2
              id={titleId}
              className="text-[1.5rem] leading-[1.1] tracking-[-.012em] md:text-[1.875rem]"
            >
              {words.title}
            </h2>
            {/* Explains a sign that is seen alone: screen readers say of each field that it is required. */}
            <p aria-hidden="true" className="text-small text-ink2">
              {words.requiredNote}
            </p>
          </div>
          <div className="grid gap-x-6 gap-y-5 @min-[25rem]:grid-cols-2">
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
            <FormField {...field('city')} className="@max-[30rem]:col-span-full" />
            <FormField {...field('projectType')} required className="@max-[30rem]:col-span-full" />
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
          {/* The button's own words are not read: it has no focus. */}
          <p aria-live="polite" className="sr-only">
            {send.isPending && words.onItsWay}
          </p>
          {send.isError && (
            <div ref={failure} className="mt-5 border-frame border-red bg-red-tint p-4">
              <p className="mb-3">{words.failure}</p>
              <ReachUs />
            </div>
          )}
        </form>
      </div>
    </>
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

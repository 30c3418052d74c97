import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
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
import './consultation.css';
import { draft } from './draft.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ReachUs } from './reach-us.tsx';
import type { SentRequest } from './sent-request.ts';
import { useSendConsultation, useSending } from './use-send-consultation.ts';
import { LiveSheet } from './your-sheet.tsx';

const formId = 'consultation';
const titleId = `${formId}-title`;
const { form: words } = contact;

/** The fields in the order in which they are sent (spec section 7). zod puts optional fields last. */
const fields = Object.keys(contactRules) as ContactField[];

const isInBrowser = typeof document !== 'undefined';

/** Returns the values in the fields, or undefined if there is no form. */
function readFields(): Partial<ContactInput> | undefined {
  const form = isInBrowser && document.querySelector<HTMLFormElement>(`#${formId}`);
  return form ? Object.fromEntries(new FormData(form)) : undefined;
}

/**
 * Returns true for the page after a request that was sent without script. The build makes that page for the query
 * "?sent". In the browser only the document counts, because a visitor can type the address.
 */
const isServedSent = (search: string) =>
  isInBrowser
    ? document.querySelector('#confirmation') !== null
    : new URLSearchParams(search).has('sent');

/**
 * Returns the form's first values: the values that the visitor entered before React took over, or before they left
 * the form.
 */
const readInitialValues = (): ContactInput => ({
  ...emptyContactRequest,
  ...(readFields() ?? draft.typed),
});

const check = zodResolver(contactSchema);

/** Checks and sends the values in the fields. React misses values that some programs fill in. */
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

/** Shows a field of the form. It renders again only when its own message changes. */
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

interface FormProps {
  /** The head of the page. A confirmation replaces it. */
  above?: ReactNode;
  /** The section at the right of the form, beneath the visitor's sheet. */
  beside?: ReactNode;
}

/**
 * Shows the consultation form (spec sections 2, 4 and 5). It checks the values on submit and then at every change.
 * Without script, and until the app has started, the browser checks and sends the form.
 */
function Form({ above, beside }: FormProps) {
  const search = useSearch();
  const [initial] = useState(readInitialValues);
  const { register, handleSubmit, reset, getValues, subscribe, formState } = useForm<
    ContactInput,
    unknown,
    ContactRequest
  >({
    resolver: checkFields,
    defaultValues: initial,
    reValidateMode: 'onChange',
  });
  /** The request that is confirmed: null on the page that the server sent, undefined without a confirmation. */
  const [confirmed, setConfirmed] = useState<SentRequest | null | undefined>(() =>
    isServedSent(search) ? null : undefined,
  );
  const send = useSendConsultation();
  const isSending = useSending(
    useCallback(
      (request) => {
        if (request) reset(emptyContactRequest, { keepFieldsRef: true });
        setConfirmed(request && { ...request, sentAt: new Date() });
      },
      [reset],
    ),
  );

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The browser's own messages would hide the specification's.
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
  // Scroll to the outcome and focus it, unless the visitor has moved on.
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

  const typed = { getValues, subscribe };
  const field = (name: ContactField) => ({
    name,
    register,
    error: formState.errors[name]?.message,
    // Values entered now would be neither sent nor kept.
    readOnly: isSending,
  });

  return (
    <>
      {confirmed === undefined ? above : <Confirmation request={confirmed} place={confirmation} />}
      <div className="width pb-section max-md:px-0 md:pt-9">
        <div className="form-and-ways grid gap-x-10 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr] xl:gap-x-16 xl:grid-cols-[1.4fr_1fr]">
          {/* biome-ignore lint/a11y/useSemanticElements: a link must be able to lead here, and a fieldset cannot take the focus */}
          <div
            ref={box}
            id="form"
            role="group"
            tabIndex={-1}
            aria-labelledby={titleId}
            className="@container border-ink bg-sheet [outline:none] lg:row-span-2 max-md:border-y-frame max-md:px-gutter max-md:pt-5 max-md:pb-8 md:border-frame md:p-7 xl:px-9"
          >
            <form
              ref={form}
              id={formId}
              method="post"
              action="/contact"
              onSubmit={handleSubmit((request) => {
                // Two presses at the same moment see the same `isSending`.
                if (queryClient.isMutating() > 0) return;
                const trapped = trap.current?.value;
                const values = fields.map((field) => [field, request[field]]);
                if (trapped) values.push([honeypotField, trapped]);
                // The button will be disabled and would lose the focus. Screen readers would then go back to the page's
                // title.
                box.current?.focus({ preventScroll: true });
                send.mutate({ request, values: Object.fromEntries(values) });
              })}
              aria-labelledby={titleId}
              className="flex h-full flex-col justify-between"
            >
              <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-5 lg:mb-3">
                <h2
                  id={titleId}
                  className="text-[1.5rem] leading-[1.1] tracking-[-.012em] md:text-[2.25rem]"
                >
                  {confirmed === undefined ? (
                    words.title
                  ) : (
                    <>
                      {words.confirmation.again} <span className="sr-only">{words.title}</span>
                    </>
                  )}
                </h2>
                {/* Only visitors who see the asterisk need its meaning. Screen readers say for each field that it is
                required. */}
                <p aria-hidden="true" className="text-small text-ink2">
                  {words.requiredNote}
                </p>
              </div>
              <div className="grid gap-x-6 gap-y-5 @min-[25rem]:grid-cols-2 md:gap-y-8">
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
                <FormField
                  {...field('projectType')}
                  required
                  className="@max-[30rem]:col-span-full"
                />
              </div>
              <FormField {...field('message')} rows={4} className="mt-5 md:mt-8" />
              <LiveSheet form={typed} className="form-sheet" />
              {/* Bots fill in this field and people never see it. The server marks such a request as possible spam. */}
              <label className="hidden" aria-hidden="true">
                {words.trap}
                <input ref={trap} name={honeypotField} tabIndex={-1} autoComplete="off" />
              </label>
              <PrivacyNotice />
              <button
                ref={button}
                type="submit"
                data-replay
                disabled={isSending}
                className={`button mt-4 w-full ${confirmed === undefined ? 'button-primary' : 'button-secondary'}`}
              >
                {isSending ? words.submitting : words.submit}
              </button>
              {/* Screen readers do not read the button's new words, because it has lost the focus. */}
              <p aria-live="polite" className="sr-only">
                {isSending && words.onItsWay}
              </p>
              {send.isError && (
                <div ref={failure} className="mt-5 border-frame border-red bg-red-tint p-4">
                  <p className="mb-3">{words.failure}</p>
                  <ReachUs />
                </div>
              )}
            </form>
          </div>
          <LiveSheet form={typed} className="live-sheet" />
          {beside}
        </div>
      </div>
    </>
  );
}

/** Shows the form with the query client that sends it. Nothing else on the site sends. */
export function ConsultationForm(props: FormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Form {...props} />
    </QueryClientProvider>
  );
}

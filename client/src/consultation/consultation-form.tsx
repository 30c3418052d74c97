import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import { queryClient } from '#client/api/query-client.ts';
import { contact } from '#client/content/contact-page.ts';
import {
  type ContactInput,
  type ContactRequest,
  contactFields,
  emptyContactRequest,
  honeypotField,
} from '#shared/contact.ts';
import { Confirmation } from './confirmation.tsx';
import './consultation.css';
import { draft } from './draft.ts';
import { Fields } from './fields.tsx';
import { FormHead } from './form-head.tsx';
import { checkFields, formId, isServedSent, readInitialValues } from './form-values.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ReachUs } from './reach-us.tsx';
import type { SentRequest } from './sent-request.ts';
import { useOutcomeInView } from './use-outcome-in-view.ts';
import { useSendConsultation, useSending } from './use-send-consultation.ts';
import { LiveSheet } from './your-sheet.tsx';

const titleId = `${formId}-title`;
const { form: words } = contact;

interface FormProps {
  /** The head of the page. A confirmation replaces it. */
  pageHead?: ReactNode;
  /** The section at the right of the form, beneath the visitor's sheet. */
  aside?: ReactNode;
}

/**
 * Shows the consultation form (spec sections 2, 4 and 5). It checks the values on submit and then at every change.
 * Without script, and until the app has started, the browser checks and sends the form.
 */
function Form({ pageHead, aside }: FormProps) {
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

  const trap = useRef<HTMLInputElement>(null);
  const { box, button, confirmation, failure } = useOutcomeInView(send);

  function submit(request: ContactRequest): void {
    // Two presses at the same moment see the same `isSending`.
    if (queryClient.isMutating() > 0) return;
    const trapped = trap.current?.value;
    const values = contactFields.map((field) => [field, request[field]]);
    if (trapped) values.push([honeypotField, trapped]);
    // The button will be disabled and would lose the focus. Screen readers would then go back to the page's title.
    box.current?.focus({ preventScroll: true });
    send.mutate({ request, values: Object.fromEntries(values) });
  }

  const typed = { getValues, subscribe };

  return (
    <>
      {confirmed === undefined ? pageHead : <Confirmation request={confirmed} ref={confirmation} />}
      <div className="width pb-section max-md:px-0 md:pt-9">
        <div className="form-and-ways grid gap-x-10 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr] xl:gap-x-16 xl:grid-cols-[1.4fr_1fr]">
          {/* biome-ignore lint/a11y/useSemanticElements: a link must be able to lead here, and a fieldset cannot take the focus */}
          <div
            ref={box}
            id="form"
            role="group"
            tabIndex={-1}
            aria-labelledby={titleId}
            className="@container border-ink bg-sheet [outline:none] lg:row-span-2 max-md:border-y-frame max-md:px-gutter max-md:pt-5 max-md:pb-6 md:border-frame md:p-7"
          >
            <form
              ref={form}
              id={formId}
              method="post"
              action="/contact"
              onSubmit={handleSubmit(submit)}
              aria-labelledby={titleId}
              className="flex h-full flex-col"
            >
              <FormHead titleId={titleId} isAgain={confirmed !== undefined} />
              {/* Values entered now would be neither sent nor kept. */}
              <Fields
                register={register}
                errors={formState.errors}
                readOnly={isSending}
                sheet={<LiveSheet form={typed} className="form-sheet" />}
              />
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
                <div
                  ref={failure}
                  className="mt-5 scroll-mb-44 border-frame border-red bg-red-tint p-4"
                >
                  <p className="mb-3">
                    <b className="block text-h3 font-semibold text-red">{words.failure[0]}</b>
                    {words.failure[1]}
                  </p>
                  <ReachUs />
                </div>
              )}
            </form>
          </div>
          <LiveSheet form={typed} className="live-sheet" />
          {aside}
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

import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { queryClient } from '#client/api/query-client.ts';
import { apiRequest } from '#client/api/request.ts';
import { contact } from '#client/content/contact.ts';
import { preloadToaster } from '#client/notifications/lazy-toaster.tsx';
import { notify } from '#client/notifications/toast-store.ts';
import { Field } from '#client/ui/field.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactRequest,
  contactSchema,
  emptyContactRequest,
  maxLengths,
} from '#shared/contact.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

const formId = 'consultation';
const { form: words } = contact;

/** What the visitor typed, or the server put back, before React took over the form. */
function readTypedValues(): ContactInput {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${formId}`);
  if (!form) return emptyContactRequest;
  const typed = Object.fromEntries(new FormData(form)) as Record<ContactField, string>;
  return { ...emptyContactRequest, ...typed };
}

/**
 * Sends the six answers and tells the visitor how it went (spec sections 7 and 8). Whoever tries again
 * after a failure makes no second lead: the server knows the answers again.
 */
function useSendConsultation({ onSent }: { onSent: () => void }) {
  return useMutation({
    mutationFn: (request: ContactRequest) => apiRequest('POST', '/api/contact', request),
    onSuccess: () => {
      onSent();
      notify({
        title: 'Success!',
        description: "Your message has been sent. We'll get back to you within 48 hours!",
      });
    },
    onError: () => {
      notify({
        title: 'Error',
        description: 'Failed to send message. Please try again.',
        variant: 'destructive',
      });
    },
  });
}

/** The consultation form (spec sections 2, 4 and 5): checked on submit, then at every change. */
function Form() {
  const [typed] = useState(readTypedValues);
  const { register, handleSubmit, reset, formState } = useForm<
    ContactInput,
    unknown,
    ContactRequest
  >({
    resolver: zodResolver(contactSchema),
    defaultValues: typed,
    reValidateMode: 'onChange',
  });
  const send = useSendConsultation({ onSent: () => reset(emptyContactRequest) });

  // A disabled button cannot keep the focus: it takes it back, unless the visitor has moved on.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isOver = send.isSuccess || send.isError;
    if (isOver && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [send.isSuccess, send.isError]);

  const field = (name: ContactField) => ({
    ...register(name),
    label: words.labels[name],
    maxLength: maxLengths[name],
    error: formState.errors[name]?.message,
  });

  return (
    <form
      id={formId}
      method="post"
      action="/contact"
      noValidate
      onFocus={preloadToaster}
      onSubmit={handleSubmit((request) => !send.isPending && send.mutate(request))}
      aria-labelledby={`${formId}-title`}
      className="@container border-ink bg-sheet max-md:border-y-frame max-md:px-gutter max-md:py-8 md:border-frame md:p-7 xl:p-9"
    >
      <h2 id={`${formId}-title`} className="text-[1.875rem] leading-[1.1] tracking-[-.012em]">
        {words.title}
      </h2>
      <p className="mt-2 mb-6 text-small text-ink2">{words.requiredNote}</p>
      <div className="grid gap-x-6 gap-y-5 @min-[25rem]:grid-cols-2">
        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
        <Field
          {...field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          className="col-span-full"
        />
        <Field
          {...field('city')}
          options={words.cities}
          prompt={words.cityPrompt}
          className="@max-[30rem]:col-span-full"
        />
        <Field
          {...field('projectType')}
          required
          options={words.projectTypes}
          prompt={words.projectTypePrompt}
          className="@max-[30rem]:col-span-full"
        />
        <Field {...field('message')} rows={4} className="col-span-full" />
      </div>
      <button
        ref={button}
        type="submit"
        disabled={send.isPending}
        className="button button-primary mt-7 w-full"
      >
        {send.isPending ? words.submitting : words.submit}
      </button>
      {/* What the server answers a visitor without script; a notification says it to others. */}
      <p data-notice="" hidden className="notice" />
      <PrivacyNotice />
    </form>
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

import { useMutation } from '@tanstack/react-query';
import { apiRequest } from '#client/api/request.ts';
import { tellAdSystems } from '#client/consent/consent.ts';
import { currentToasts, dismiss, notify } from '#client/notifications/toast-store.ts';
import { type ContactRequest, contactNotices } from '#shared/contact.ts';
import { attemptKey, forgetAttempt } from './attempt.ts';
import { visitSource } from './visit-source.ts';

/**
 * Sends the values, with any value that a bot put into the trap, and shows the outcome (spec sections 7 and 8). Two
 * facts travel in headers, because the specification's payload has no field for them. They are the visit's source
 * and a key by which the server knows a repeated attempt.
 */
export function useSendConsultation({
  onSent,
  onFailed,
}: {
  onSent: (request: ContactRequest) => void;
  onFailed: () => void;
}) {
  return useMutation({
    mutationFn: ({ values }: { request: ContactRequest; values: object }) =>
      apiRequest('POST', '/api/contact', values, {
        'Idempotency-Key': attemptKey(values),
        'X-Visit-Source': visitSource(),
      }),
    // The outcome of the last attempt is no longer true.
    onMutate: () => {
      for (const { id } of currentToasts()) dismiss(id);
    },
    onSuccess: (_, { request }) => {
      forgetAttempt();
      onSent(request);
      tellAdSystems?.('request');
      notify(contactNotices.sent);
    },
    onError: () => {
      onFailed();
      notify({ ...contactNotices.failed, variant: 'destructive' });
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { apiRequest } from '#client/api/request.ts';
import { tellAdSystems } from '#client/consent/consent.ts';
import { currentToasts, dismiss, notify } from '#client/notifications/toast-store.ts';
import { contactNotices } from '#shared/contact.ts';
import { attemptKey, forgetAttempt } from './attempt.ts';
import { visitSource } from './visit-source.ts';

/**
 * Sends the answers (with what a bot has put into the trap) and shows the visitor the outcome (spec
 * sections 7 and 8). What the specification's payload does not have travels in headers: where the visit
 * came from, and a key by which the server knows a repeated attempt.
 */
export function useSendConsultation({
  onSent,
  onFailed,
}: {
  onSent: () => void;
  onFailed: () => void;
}) {
  return useMutation({
    mutationFn: (answers: object) =>
      apiRequest('POST', '/api/contact', answers, {
        'Idempotency-Key': attemptKey(answers),
        'X-Visit-Source': visitSource(),
      }),
    // What the last attempt came to is no longer true.
    onMutate: () => {
      for (const { id } of currentToasts()) dismiss(id);
    },
    onSuccess: () => {
      forgetAttempt();
      onSent();
      tellAdSystems?.('request');
      notify(contactNotices.sent);
    },
    onError: () => {
      onFailed();
      notify({ ...contactNotices.failed, variant: 'destructive' });
    },
  });
}

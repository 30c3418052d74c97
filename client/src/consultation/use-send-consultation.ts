import { useMutation } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryClient } from '#client/api/query-client.ts';
import { apiRequest } from '#client/api/request.ts';
import { tellAdSystems } from '#client/consent/consent.ts';
import { currentToasts, dismiss, notify } from '#client/notifications/toast-store.ts';
import { type ContactRequest, contactNotices } from '#shared/contact.ts';
import { attemptKey, forgetAttempt } from './attempt.ts';
import { draft } from './draft.ts';
import { visitSource } from './visit-source.ts';

/**
 * Sends the values, with any value that a bot put into the trap, and shows the outcome (spec sections 7 and 8). Two
 * facts travel in headers, because the specification's payload has no field for them. They are the visit's source
 * and a key by which the server knows a repeated attempt.
 */
export function useSendConsultation() {
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
    onSuccess: () => {
      forgetAttempt();
      draft.typed = {};
      // A tag that throws must not make this request a failed one.
      queueMicrotask(() => tellAdSystems?.('request'));
      notify(contactNotices.sent);
    },
    onError: () => notify({ ...contactNotices.failed, variant: 'destructive' }),
  });
}

const sendings = queryClient.getMutationCache();

/**
 * Returns true while a request is on its way. The visitor may have left the form that sent it, and come back.
 *
 * @param onEnd gets the request that was stored, or nothing if it failed. It must not change.
 */
export function useSending(onEnd: (request?: ContactRequest) => void): boolean {
  const listen = useCallback(
    (onChange: () => void) =>
      sendings.subscribe((event) => {
        onChange();
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') onEnd(event.mutation.state.variables.request);
        if (event.action.type === 'error') onEnd();
      }),
    [onEnd],
  );
  return useSyncExternalStore(
    listen,
    () => queryClient.isMutating() > 0,
    () => false,
  );
}

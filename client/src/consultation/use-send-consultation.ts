import { useMutation } from '@tanstack/react-query';
import { apiRequest } from '#client/api/request.ts';
import { currentToasts, dismiss, notify } from '#client/notifications/toast-store.ts';
import { type ContactRequest, contactNotices, type honeypotField } from '#shared/contact.ts';
import { visitSource } from './visit-source.ts';

/**
 * Sends the six answers, with what a bot has put into the trap and where the visit came from, and shows
 * the visitor the outcome (spec sections 7 and 8). Trying again after a failure makes no second lead:
 * the server recognises the answers.
 */
export function useSendConsultation({ onSent }: { onSent: () => void }) {
  return useMutation({
    mutationFn: (request: ContactRequest & { [honeypotField]?: string | undefined }) =>
      apiRequest('POST', '/api/contact', { ...request, source: visitSource() }),
    // What the last attempt came to is no longer true.
    onMutate: () => {
      for (const { id } of currentToasts()) dismiss(id);
    },
    onSuccess: () => {
      onSent();
      notify(contactNotices.sent);
    },
    onError: () => notify({ ...contactNotices.failed, variant: 'destructive' }),
  });
}

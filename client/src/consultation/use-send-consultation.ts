import { useMutation } from '@tanstack/react-query';
import { apiRequest } from '#client/api/request.ts';
import { notify } from '#client/notifications/toast-store.ts';
import { type ContactRequest, contactNotices, type honeypotField } from '#shared/contact.ts';

/**
 * Sends the six answers, with what a bot has put into the trap, and tells the visitor how it went (spec sections 7 and 8). Whoever tries again
 * after a failure makes no second lead: the server knows the answers again.
 */
export function useSendConsultation({ onSent }: { onSent: () => void }) {
  return useMutation({
    mutationFn: (request: ContactRequest & { [honeypotField]?: string | undefined }) =>
      apiRequest('POST', '/api/contact', request),
    onSuccess: () => {
      onSent();
      notify(contactNotices.sent);
    },
    onError: () => notify({ ...contactNotices.failed, variant: 'destructive' }),
  });
}

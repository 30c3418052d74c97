import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiRequest } from '#client/api/request.ts';
import { notify } from '#client/notifications/toast-store.ts';
import type { ContactRequest } from '#shared/contact.ts';

/**
 * The body of a request: exactly the six fields, null for an untouched city or message
 * (spec sections 5 and 7).
 */
export function toBody(values: ContactRequest) {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    city: values.city || null,
    projectType: values.projectType,
    message: values.message || null,
  };
}

/**
 * A UUID for each new content, the same for the same content until it has been sent: a visitor who
 * tries again after a failure never makes a second lead.
 */
function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor(content: string): string {
      if (last.current?.content !== content) last.current = { content, key: randomUuid() };
      return last.current.key;
    },
    forget() {
      last.current = undefined;
    },
  };
}

/** `crypto.randomUUID` exists in secure contexts only; a site tried over plain http still has to send. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sends a consultation request and tells the visitor how it went (spec sections 7 and 8). */
export function useSendConsultation({ onSent }: { onSent: () => void }) {
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async (values: ContactRequest) => {
      const body = toBody(values);
      const key = idempotency.keyFor(JSON.stringify(body));
      await apiRequest('POST', '/api/contact', body, { 'Idempotency-Key': key });
    },
    onSuccess: () => {
      idempotency.forget();
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

/** The words of a notification. `destructive` marks a failure (spec section 4). */
interface Notification {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
}

/** A notification on the page, open or dismissed. A dismissed one waits for its removal. */
interface Toast extends Notification {
  readonly id: number;
  readonly open: boolean;
}

/** The number of notifications shown at a time (spec section 9). */
const toastLimit = 1;
/** Milliseconds until a dismissed notification is removed (spec section 9). */
const removalDelay = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notification. It replaces the one before. */
export function notify(notification: Notification): void {
  lastId += 1;
  update([{ ...notification, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
}

/** Closes a notification, which is removed after `removalDelay`. */
export function dismiss(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), removalDelay);
}

/** Returns the current notifications, as the same array until something changes. */
export const currentToasts = () => toasts;

/** Calls the listener at every change until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
